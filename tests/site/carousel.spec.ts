/** The testimonials: three in a view, 20 px apart, arrows, dots, a scrollbar to drag, another order at each load. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

test.use({ viewport: { width: 1280, height: 900 } });

/** Waits until the slides have their order and their controls work: what is measured before may be about to move. */
async function atWork(carousel: Locator): Promise<void> {
  await expect(carousel.locator(".carousel-controls[data-works=true]")).toBeVisible();
}

test("three slides are in view; arrows, dots and the scrollbar move them", async ({ page }) => {
  await page.goto("/testimonials");
  const carousel = page.locator(".carousel");
  const slides = carousel.locator(".carousel-slide");
  await atWork(carousel);
  const boxes = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBeCloseTo(20, 0);
  const track = await carousel.locator(".carousel-track").boundingBox();
  expect(((track?.width ?? 0) - 40) / 3).toBeCloseTo((boxes[0]?.right ?? 0) - (boxes[0]?.left ?? 0), 0);

  const count = await slides.count();
  const current = carousel
    .locator(".carousel-dot")
    .locator("xpath=ancestor::ul")
    .locator("[aria-current=true]");
  await expect(carousel.locator(".carousel-dot")).toHaveCount(count - 2);
  await expect(carousel.getByRole("button", { name: "Previous slide" })).toBeDisabled();
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect(current).toContainText("Show slide 2");
  await carousel.getByRole("button", { name: "Show slide 4" }).click();
  await expect(current).toContainText("Show slide 4");
  // It glides there; only then does it hold still for the scrollbar.
  const left = (await carousel.locator(".carousel-track").boundingBox())?.x ?? Number.NaN;
  await expect
    .poll(async () => Math.round((await slides.nth(3).boundingBox())?.x ?? 0))
    .toBe(Math.round(left));

  const scrollbar = carousel.getByRole("slider");
  const box = await scrollbar.boundingBox();
  if (!box) throw new Error("the scrollbar has no place");
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByRole("button", { name: "Next slide" })).toBeDisabled();
});

test("an arrow keeps the keyboard's focus at either end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/testimonials");
  const carousel = page.locator(".carousel");
  const current = carousel.locator(".carousel-dot[aria-current=true]");
  const stops = await carousel.locator(".carousel-dot").count();
  for (const [name, from, to] of [
    ["Next slide", 1, stops],
    ["Previous slide", stops, 1],
  ] as const) {
    const arrow = carousel.getByRole("button", { name });
    await arrow.focus();
    for (let at = from; at !== to; at += Math.sign(to - from)) {
      await expect(current).toHaveText(`Show slide ${at}`);
      await page.keyboard.press("Enter");
    }
    await expect(current).toHaveText(`Show slide ${to}`);
    await expect(arrow).toBeDisabled();
    await expect(arrow).toBeFocused();
    // Once more does nothing.
    await page.keyboard.press("Enter");
    await expect(current).toHaveText(`Show slide ${to}`);
    await expect(arrow).toBeFocused();
  }
});

test("until the script has come, no control is shown that would do nothing", async ({ page }) => {
  let arrive = () => {};
  const script = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await script;
    await route.continue();
  });
  await page.goto("/testimonials", { waitUntil: "domcontentloaded" });
  const carousel = page.locator(".carousel");
  await expect(carousel.locator(".carousel-slide").first()).toBeVisible();
  await expect(carousel.getByRole("button")).toHaveCount(0);
  await expect(carousel.getByRole("slider")).toHaveCount(0);
  arrive();
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect(carousel.locator(".carousel-dot[aria-current=true]")).toContainText("Show slide 2");
});

test("the order is another one at each load, and nothing moves", async ({ page }) => {
  const orders = new Set<string>();
  for (let load = 0; load < 5; load++) {
    await page.goto("/testimonials");
    await atWork(page.locator(".carousel"));
    orders.add((await page.locator(".carousel-slide figcaption b").allTextContents()).join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("on a phone one slide is in view and it can be scrolled by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/testimonials");
  const track = page.locator(".carousel-track");
  await atWork(page.locator(".carousel"));
  await expect(page.locator(".carousel-dot")).toHaveCount(12);
  const rows = await page
    .locator(".carousel-dot")
    .evaluateAll((dots) => new Set(dots.map((dot) => Math.round(dot.getBoundingClientRect().top))).size);
  expect(rows, "a dozen dots stand on one line").toBe(1);
  await track.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
