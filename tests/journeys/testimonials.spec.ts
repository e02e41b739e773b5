/** The reviews: three in a view, moved by arrows, dots, keys and a scrollbar, in another order at each load. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** The carousel, once its script runs. */
async function open(page: Page): Promise<Locator> {
  await page.goto("/testimonials");
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews.locator(".carousel-controls[data-works=true]")).toBeVisible();
  return reviews;
}

const at = (reviews: Locator) => reviews.getByRole("slider", { name: "Scroll through reviews" });

test("arrows, dots and keys move the carousel, and its position is announced", async ({
  reusedPage: page,
}) => {
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

test("each load shuffles the reviews, each with its own picture", { tag: "@chromium" }, async ({ page }) => {
  const orders: string[] = [];
  for (const step of [0.01, -0.01]) {
    await page.addInitScript((by) => {
      let last = 0.5;
      Math.random = () => (last += by);
    }, step);
    const cards = (await open(page)).locator(".carousel-slide");
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => [
        card.querySelector("figcaption b")?.textContent ?? "",
        card.querySelector<HTMLImageElement>("figcaption img")?.src ?? "",
      ]),
    );
    expect(new Set(shown.map(([author]) => author)).size).toBe(12);
    for (const [author = "", source] of shown)
      expect(source).toContain(author.toLowerCase().replaceAll(".", "").replaceAll(" ", "-"));
    orders.push(shown.join());
  }
  expect(orders[0]).not.toBe(orders[1]);
});

test("three slides are in view, 20 px apart; dots and the scrollbar move them", async ({
  reusedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const carousel = await open(page);
  const slides = carousel.locator(".carousel-slide");
  const boxes = await slides.evaluateAll((all) =>
    all.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBeCloseTo(20, 0);
  const track = await carousel.locator(".carousel-track").boundingBox();
  expect(((track?.width ?? 0) - 40) / 3).toBeCloseTo((boxes[0]?.right ?? 0) - (boxes[0]?.left ?? 0), 0);

  await expect(carousel.locator(".carousel-dot")).toHaveCount((await slides.count()) - 2);
  // Wait for the smooth scroll to end before using the scrollbar.
  const left = boxes[0]?.left ?? 0;
  await carousel.getByRole("button", { name: "Show slide 4" }).click();
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

test("an arrow keeps the focus at the end, and another press does nothing", async ({ reusedPage: page }) => {
  const carousel = await open(page);
  await at(carousel).press("End");
  const previous = carousel.getByRole("button", { name: "Previous slide" });
  await carousel.getByRole("button", { name: "Show slide 2" }).click();
  await expect(at(carousel)).toHaveAttribute("aria-valuetext", /^Slide 2 of/u);
  await previous.focus();
  for (const key of ["Enter", "Enter"]) {
    await page.keyboard.press(key);
    await expect(at(carousel)).toHaveAttribute("aria-valuetext", /^Slide 1 of/u);
    await expect(previous).toBeDisabled();
    await expect(previous).toBeFocused();
  }
});

test("no control shows until the script that runs it has loaded", { tag: "@chromium" }, async ({ page }) => {
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

test("on a phone one slide is in view, and the keyboard scrolls to the next", async ({
  reusedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const track = (await open(page)).getByRole("list", { name: "Reviews" });
  await expect(page.locator(".carousel-dot")).toHaveCount(12);
  const rows = await page
    .locator(".carousel-dot")
    .evaluateAll((dots) => new Set(dots.map((dot) => Math.round(dot.getBoundingClientRect().top))).size);
  expect(rows, "a dozen dots are on one line").toBe(1);
  await track.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
