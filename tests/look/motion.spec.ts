/** Motion is small and ends soon, and nothing moves for visitors who prefer reduced motion. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

test("the page scrolls without animation, so that a target stays under the finger", async ({
  reusedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/contactus");
  await page.setViewportSize({ width: 390, height: 500 });
  const [first, last] = await page.locator("[name=message]").evaluate(async (field) => {
    field.focus();
    const before = scrollY;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    return [before, scrollY];
  });
  expect(first).toBeGreaterThan(0);
  expect(last).toBe(first);
});

test("with reduced motion nothing on a page is animated", async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/hitting", "/testimonials", "/employmentapp", "/404.html"]) {
    await page.goto(path);
    const moving = await page.locator("body *").evaluateAll((all) =>
      all
        .filter((element) =>
          ["", "::before", "::after", "::backdrop"].some((part) => {
            const style = getComputedStyle(element, part);
            const times = `${style.transitionDuration},${style.animationDuration}`
              .split(",")
              .map(Number.parseFloat);
            return style.scrollBehavior === "smooth" || times.some((seconds) => seconds > 0.01);
          }),
        )
        .map((element) => `${element.tagName} ${element.getAttribute("class")}`),
    );
    expect.soft([...new Set(moving)], path).toEqual([]);
  }
});

test("a dialog grows out of what was pressed and goes back there, and lets presses through as it does", async ({
  reusedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const cage = page.locator(".floor-plan-button").first();
  await cage.scrollIntoViewIfNeeded();
  const from = await middleOf(cage);
  const times = await cage.evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.click();
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches("dialog"));
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  });
  expect(Math.max(...times)).toBeLessThanOrEqual(220);
  const dialog = page.locator("dialog:modal, dialog:popover-open");
  const start = await middleOf(dialog);
  // The page keeps the width of a scroll bar free, so the middle is off by half of it.
  expect(Math.hypot(start.x - from.x, start.y - from.y)).toBeLessThan(8);
  await finishMotion(page);
  await expect(dialog).toHaveCSS("scale", "none");

  const close = dialog.getByRole("button", { name: "Close" });
  const closing = await close.evaluate((button: HTMLButtonElement) => {
    button.click();
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches("dialog"));
    const [closed] = animations.map(({ effect }) => effect instanceof KeyframeEffect && effect.target);
    if (!closed) throw new Error("The dialog is gone at once.");
    // As they are once each is over.
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 0.01;
    }
    const { pointerEvents } = getComputedStyle(closed);
    const { left, top, width, height } = closed.getBoundingClientRect();
    for (const animation of animations) animation.finish();
    return { through: pointerEvents, x: left + width / 2, y: top + height / 2 };
  });
  expect(closing.through).toBe("none");
  expect(Math.hypot(closing.x - from.x, closing.y - from.y)).toBeLessThan(8);
  await expect(cage).toBeFocused();
  await expect(page.locator("dialog").filter({ visible: true })).toHaveCount(0);
});

function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline) animation.finish();
  });
}

test("Home's picture is there at once: nothing over it moves", async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const moving = await page
    .locator(".home-hero picture")
    .evaluate((picture) => picture.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect(page.locator(".home-hero picture img")).toHaveAttribute("decoding", "sync");
});

test("the chalk line of Home's title is drawn, and the lamp of the hours takes no room when it is lit", async ({
  reusedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const title = page.locator(".home-hero h1");
  const before = await title.boundingBox();
  const line = await title.evaluate((one) => {
    const { animationName, animationDuration } = getComputedStyle(one, "::after");
    return { animationName, animationDuration };
  });
  // Its place is there before it is drawn.
  expect(line).toEqual({ animationName: "chalk-line-draws", animationDuration: "0.4s" });
  expect(await title.boundingBox()).toEqual(before);
  const lamp = await page
    .locator(".open-now")
    .first()
    .evaluate((now) => {
      const lampOf = () => getComputedStyle(now, "::after");
      const placeOf = ({ width, height, top, left }: CSSStyleDeclaration) => ({ width, height, top, left });
      delete now.dataset["open"];
      const unlit = placeOf(lampOf());
      now.dataset["open"] = "true";
      return { unlit, lit: placeOf(lampOf()) };
    });
  // Its place is there before the hours are known.
  expect(lamp.unlit.width).toBe("10px");
  expect(lamp.unlit).toEqual(lamp.lit);
});

test("a chalk line draws itself with the scrolling, it does not jump", async ({ reusedPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const eyebrow = page.locator(".eyebrow.chalk-line").last();
  // The line is complete a third above the bottom edge of the window, where titles are read.
  const hidden = (above: number) =>
    eyebrow.evaluate(async (element, share) => {
      const distance = () => element.getBoundingClientRect().top - innerHeight * (1 - share);
      const undrawn = () =>
        Number(/^inset\(0\S* ([\d.]+)%/u.exec(getComputedStyle(element, "::after").clipPath)?.[1] ?? 0);
      // Pictures that come into view may still move it, and on a busy machine the line is drawn some frames later.
      let before: number | undefined;
      let now: number | undefined;
      do {
        before = now;
        scrollBy(0, distance());
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        now = undrawn();
      } while (Math.abs(distance()) >= 1 || now !== before);
      return now;
    }, above);
  const shares = [await hidden(0.16), await hidden(0.2), await hidden(0.25), await hidden(0.34)];
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  expect(shares[0]).toBeLessThan(100);
  expect(shares[1]).toBeLessThan(shares[0] ?? 0);
  expect(shares[2]).toBeGreaterThan(0);
  expect(shares[3]).toBe(0);
});
