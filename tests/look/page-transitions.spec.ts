/** A page takes the place of another in a moment, and takes clicks meanwhile. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

interface Arrival {
  /** The pseudo-elements that move. */
  readonly parts: readonly string[];
  readonly longest: number;
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
      const moving = document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : undefined;
        if (!part?.startsWith("::view-transition")) return [];
        animation.pause();
        animation.currentTime = 0;
        return [{ part, end: effect?.getComputedTiming().endTime }];
      });
      if (document.readyState === "loading")
        await new Promise((next) => addEventListener("DOMContentLoaded", next, { once: true }));
      const { left, top } = document.querySelector(".link-row a")?.getBoundingClientRect() ?? new DOMRect();
      resolve({
        parts: moving.map(({ part }) => part),
        longest: Math.max(0, ...moving.map(({ end }) => Number(end))),
        pressed: document.elementFromPoint(left + 10, top + 10)?.closest("a")?.pathname,
      });
      for (const animation of document.getAnimations())
        if (animation.playState === "paused") animation.finish();
    });
  });
}

test("from page to page the building stays and its lights move, and the page takes clicks meanwhile", async ({
  reusedPage: page,
  initScript,
}) => {
  await initScript(noteArrival);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/pitching");
  const building = page.locator(".page-head .floor-plan");
  const arrive = async (link: Locator, path: string) => {
    await link.click();
    await expect(page).toHaveURL(path);
    return page.evaluate(() => window.arrival);
  };
  const before = await building.boundingBox();
  const arrival = await arrive(page.locator(".link-row a").first(), "/hitting");
  expect(await building.boundingBox()).toEqual(before);
  // The lights of the page before fade into those of this one, and nothing else moves.
  expect(arrival?.parts).toEqual(
    expect.arrayContaining(["::view-transition-old(building)", "::view-transition-new(building)"]),
  );
  expect(arrival?.parts.filter((part) => !part.includes("(building)"))).toEqual([]);
  expect(arrival?.longest).toBeLessThanOrEqual(400);
  expect(arrival?.pressed).toBe("/hitting");

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await arrive(page.locator(".link-row a").nth(1), "/pitching")).toBeUndefined();

  // On a phone a snapshot would delay the next heading.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await arrive(page.locator(".link-row a").first(), "/hitting")).toBeUndefined();
});

test("a picture that has not come yet is turf", async ({ page }) => {
  await page.route(/\.(?:avif|webp)$/u, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/rentbattingcages", "/hitting", "/aboutus"]) {
    await page.goto(path);
    const turf = await page.locator("main").evaluate((main) => {
      const probe = main.appendChild(document.createElement("span"));
      probe.style.color = "var(--turf-700)";
      return getComputedStyle(probe).color;
    });
    const pictures = await page.locator("main picture").all();
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      await expect(picture).toHaveCSS("background-color", turf);
      await expect(picture.locator("img")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }
  }
});
