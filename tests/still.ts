import type { Page } from "@playwright/test";

/**
 * Whether nothing that is seen moves or changes its color. Runs in the page. What follows scrolling or repeats for
 * ever has no end to wait for; nor has what is in a closed menu, whose transition Firefox never ends.
 */
export function isStill(): boolean {
  return !document
    .getAnimations()
    .some(
      ({ effect, timeline, playState }) =>
        playState === "running" &&
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.target?.checkVisibility() === true &&
        effect.getComputedTiming().endTime !== Infinity,
    );
}

/** Waits until nothing that is seen moves. */
export async function still(page: Page): Promise<void> {
  // Asked in each frame: browsers do not settle the promises of all animations.
  await page.waitForFunction(isStill);
}

/** Waits until the page has painted what it is now. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}
