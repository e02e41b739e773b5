/** A page takes the place of another in a moment, and takes clicks meanwhile. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

interface Arrival {
  readonly parts: readonly string[];
  readonly longest: number;
  /** How the picture of the page before is shown. */
  readonly before: string;
  /** The part of the next picture that is there from the first moment on. */
  readonly begins: string;
  /** What is under a finger on the first link below the head. */
  readonly pressed: string | undefined;
}

declare global {
  interface Window {
    arrival: Promise<Arrival | undefined>;
  }
}

/** Notes what moves as a page takes the place of another. */
function noteArrival(): void {
  window.arrival = new Promise((resolve) => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      if (!viewTransition) return resolve(undefined);
      await viewTransition.ready;
      const styleOf = (part: string) =>
        getComputedStyle(document.documentElement, `::view-transition-${part}(head-picture)`);
      const moving = document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : undefined;
        if (!part?.startsWith("::view-transition")) return [];
        animation.pause();
        animation.currentTime = 0;
        return [
          { part, name: (animation as CSSAnimation).animationName, end: effect?.getComputedTiming().endTime },
        ];
      });
      if (document.readyState === "loading")
        await new Promise((next) => addEventListener("DOMContentLoaded", next, { once: true }));
      const { left, top } = document.querySelector(".link-row a")?.getBoundingClientRect() ?? new DOMRect();
      resolve({
        parts: moving.map(({ part, name }) => `${part} ${name}`),
        longest: Math.max(0, ...moving.map(({ end }) => Number(end))),
        before: styleOf("old").display,
        begins: styleOf("new").clipPath,
        pressed: document.elementFromPoint(left + 10, top + 10)?.closest("a")?.pathname,
      });
      for (const animation of document.getAnimations())
        if (animation.playState === "paused") animation.finish();
    });
  });
}

test("the picture of the next page unfolds from its foul line, and the page takes clicks meanwhile", async ({
  sharedPage: page,
  initScript,
}) => {
  await initScript(noteArrival);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const arrive = async (link: Locator, path: string) => {
    await link.click();
    await expect(page).toHaveURL(path);
    return page.evaluate(() => window.arrival);
  };
  // A picture that flies there would be over the words and the tabs.
  const flies = (arrival: Arrival | undefined) =>
    arrival?.parts.filter((part) => part.startsWith("::view-transition-group"));
  const comes = "::view-transition-new(head-picture) foul-line";

  const fromCard = await arrive(page.locator(".link-card a").nth(1), "/pitching");
  expect(fromCard?.parts).toContain(comes);
  expect(flies(fromCard)).toEqual([]);
  expect(fromCard?.longest).toBeLessThanOrEqual(400);
  expect(fromCard?.pressed).toBe("/hitting");

  const fromTab = await arrive(page.locator(".link-row a").first(), "/hitting");
  expect(fromTab?.parts).toContain(comes);
  // The one before it is never under this title, and the next one comes with it.
  expect(fromTab?.before).toBe("none");
  expect(fromTab?.begins).toMatch(/^polygon\(0px 0px, calc\(50% \+ 240px\) 0px, /u);
  expect(flies(fromTab)).toEqual([]);
  // The title and all else is there at once.
  expect(fromTab?.parts.filter((part) => !part.includes("(head-picture)"))).toEqual([]);

  // Nothing comes over the picture before, which would hang over the words of a lower head.
  const withoutPicture = await arrive(
    page.getByRole("banner").getByRole("link", { name: "Prices" }),
    "/prices",
  );
  expect(withoutPicture?.parts).toEqual([]);
  await page.goto("/hitting");

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await arrive(page.locator(".link-row a").nth(1), "/pitching")).toBeUndefined();

  // On a phone a snapshot would delay the next heading.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await arrive(page.locator(".link-row a").first(), "/hitting")).toBeUndefined();
});

test("only the picture of a head has its name", async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const named = () =>
    page
      .locator("picture")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).viewTransitionName === "head-picture").length,
      );
  await page.goto("/");
  expect(await named()).toBe(0);
  await page.locator(".link-card a").first().focus();
  expect(await named()).toBe(0);
  await page.goto("/hitting");
  expect(await named()).toBe(1);
});

test("a picture that has not come yet is turf", async ({ page }) => {
  await page.route(/\.(?:avif|webp)$/u, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/rentbattingcages", "/hitting", "/aboutus"]) {
    await page.goto(path);
    const pictures = await page.locator("main picture:not(.card-placeholder > *)").all();
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      await expect(picture).toHaveCSS("background-color", "rgb(31, 59, 44)");
      await expect(picture.locator("img")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }
  }
});
