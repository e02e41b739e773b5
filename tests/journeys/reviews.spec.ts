/** The reviews: three in a view, moved by arrows, dots, keys and a scrollbar, in another order at each load. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** The carousel, once it has hydrated. */
async function open(page: Page): Promise<Locator> {
  await page.goto("/testimonials");
  const reviews = page.locator(".carousel");
  await expect(reviews.locator(".carousel-controls[data-works=true]")).toBeVisible();
  return reviews;
}

const at = (reviews: Locator) => reviews.getByRole("slider");

test("arrows, dots and keys move it, and each says where it stands", async ({ page }) => {
  const reviews = await open(page);
  const next = reviews.getByRole("button", { name: "Next slide" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(at(reviews)).toHaveAttribute("aria-valuetext", /^Slide 2 of/u);
  await page.keyboard.press("Space");
  await expect(at(reviews)).toHaveAttribute("aria-valuetext", /^Slide 3 of/u);
  await reviews.getByRole("button", { name: "Previous slide" }).click();
  await expect(at(reviews)).toHaveAttribute("aria-valuetext", /^Slide 2 of/u);
  await reviews.getByRole("button", { name: "Show slide 5" }).click();
  await expect(at(reviews)).toHaveAttribute("aria-valuetext", /^Slide 5 of/u);
  await at(reviews).focus();
  await page.keyboard.press("Home");
  await expect(at(reviews)).toHaveAttribute("aria-valuetext", /^Slide 1 of/u);
  await page.keyboard.press("ArrowRight");
  await expect(at(reviews)).toHaveAttribute("aria-valuetext", /^Slide 2 of/u);
  await page.keyboard.press("End");
  await expect(next).toBeDisabled();
});

test("every review shows a picture of its own, and it moves with its words", async ({ page }) => {
  const reviews = await open(page);
  const cards = await reviews.locator(".carousel-slide").all();
  const shown = new Map<string, string>();
  for (const card of cards) {
    const picture = card.locator("figcaption img");
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const author = (await card.locator("figcaption b").textContent()) ?? "";
    shown.set(await picture.evaluate((image: HTMLImageElement) => image.currentSrc), author);
  }
  expect(shown.size).toBe(12);
  for (const [source, author] of shown)
    expect(source).toContain(author.toLowerCase().replaceAll(".", "").replaceAll(" ", "-"));
});

test("each load has an order of its own, with every review in it", async ({ page }) => {
  const orders: string[][] = [];
  for (let load = 0; load < 5; load++) {
    const reviews = await open(page);
    orders.push(await reviews.locator("figcaption b").allTextContents());
  }
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  for (const order of orders) expect(order.toSorted()).toEqual(orders[0]?.toSorted());
});

test("three slides are in view; arrows, dots and the scrollbar move them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const carousel = await open(page);
  const slides = carousel.locator(".carousel-slide");
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
  // Wait for the smooth scroll to end before using the scrollbar.
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
  const carousel = await open(page);
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
  await page.goto("/testimonials", { waitUntil: "commit" });
  const carousel = page.locator(".carousel");
  await expect(carousel.locator(".carousel-slide").first()).toBeVisible();
  await expect(carousel.getByRole("button")).toHaveCount(0);
  await expect(carousel.getByRole("slider")).toHaveCount(0);
  arrive();
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect(carousel.locator(".carousel-dot[aria-current=true]")).toContainText("Show slide 2");
});

test("on a phone one slide is in view and it can be scrolled by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const track = (await open(page)).locator(".carousel-track");
  await expect(page.locator(".carousel-dot")).toHaveCount(12);
  const rows = await page
    .locator(".carousel-dot")
    .evaluateAll((dots) => new Set(dots.map((dot) => Math.round(dot.getBoundingClientRect().top))).size);
  expect(rows, "a dozen dots are on one line").toBe(1);
  await track.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
