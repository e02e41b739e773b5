/** The reviews: what dragging does, arrows, dots and keys do as well. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** The carousel, once it is alive. */
async function carousel(page: Page): Promise<Locator> {
  await page.goto("/testimonials");
  const reviews = page.locator(".carousel");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(reviews.locator(".carousel-controls[data-works=true]")).toBeVisible();
  return reviews;
}

const at = (reviews: Locator) => reviews.getByRole("slider");

test("arrows, dots and keys move it, and each says where it stands", async ({ page }) => {
  const reviews = await carousel(page);
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
  const reviews = await carousel(page);
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

test("the scrollbar is dragged to the end and back", async ({ page }) => {
  const reviews = await carousel(page);
  const box = await at(reviews).boundingBox();
  if (!box) throw new Error("the scrollbar has no place");
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4, middle, { steps: 10 });
  await page.mouse.up();
  await expect(reviews.getByRole("button", { name: "Next slide" })).toBeDisabled();
  await page.mouse.down();
  await page.mouse.move(box.x + 4, middle, { steps: 10 });
  await page.mouse.up();
  await expect(reviews.getByRole("button", { name: "Previous slide" })).toBeDisabled();
});

test("each load has an order of its own, with every review in it", async ({ page }) => {
  const orders: string[][] = [];
  for (let load = 0; load < 5; load++) {
    const reviews = await carousel(page);
    orders.push(await reviews.locator("figcaption b").allTextContents());
  }
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  for (const order of orders) expect(order.toSorted()).toEqual(orders[0]?.toSorted());
});
