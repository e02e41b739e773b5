import type { Page } from "@playwright/test";

/**
 * Waits until nothing that is seen moves or changes its color. It does not wait for what follows scrolling or repeats
 * for ever, nor for what is in a closed menu, whose transition Firefox never ends.
 */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          ({ effect, timeline, playState }) =>
            playState === "running" &&
            timeline === document.timeline &&
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() === true &&
            effect.getComputedTiming().endTime !== Infinity,
        ),
  );
}
