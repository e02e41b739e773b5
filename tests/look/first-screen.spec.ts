/** On a phone, the main button or fact of a page is on the first screen, and no shortcut covers it. */
import { expect, test } from "../on-the-day.ts";

/** Not the memberships, whose cards list what each includes above its button. */
const sellingPages = [
  "/hitting",
  "/pitching",
  "/speed",
  "/fielding",
  "/camps",
  "/tournament",
  "/ninjayouth",
  "/coaches",
  "/rentbattingcages",
  "/rentopenarea",
  "/hittrax",
  "/buytokens",
  "/specials",
  "/founders",
  "/hitpricing",
  "/pitchprice",
];

const screens = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

test.use({ isMobile: true, hasTouch: true });

test("the first button to buy, book, rent, reserve or join is in view", async ({ page }) => {
  test.slow();
  const below = screens.map((): string[] => []);
  for (const path of sellingPages) {
    await page.goto(path);
    const first = page
      .locator("main :is(a.button, .button:enabled):visible")
      .filter({ hasText: /^(?:Purchase|Book|Rent|Reserve|Join)/iu })
      .first();
    for (const [index, { width, height }] of screens.entries()) {
      await page.setViewportSize({ width, height });
      const [button, shortcuts, head] = await Promise.all([
        first.boundingBox(),
        page.locator(".shortcuts").boundingBox(),
        page.locator(".page-head").boundingBox(),
      ]);
      expect.soft(head?.height, `the head of ${path} at ${width} px`).toBeLessThanOrEqual(220);
      if ((button?.y ?? height) + (button?.height ?? 0) > (shortcuts?.y ?? 0)) below[index]?.push(path);
    }
  }
  expect(below).toEqual([[], []]);
});

test("Home begins with its two buttons and the hours; the shortcuts come as the buttons leave", async ({
  page,
}) => {
  await page.goto("/");
  const buttons = page.locator(".home-hero-actions .button");
  const hours = page.locator(".home-hero-hours .hours-board");
  const shortcuts = page.getByRole("navigation", { name: "Shortcuts" });
  for (const { width, height } of [...screens, { width: 320, height: 568 }]) {
    await page.setViewportSize({ width, height });
    const boxes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
    expect.soft(new Set(boxes.map(({ top }) => top)).size, `lines of buttons at ${width} px`).toBe(1);
    expect.soft(Math.max(...boxes.map(({ bottom }) => bottom)), `${width} px`).toBeLessThan(height);
    await expect.soft(shortcuts, `${width} px`).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hours).toBeInViewport({ ratio: 1 });
  await buttons.first().evaluate((button) => scrollBy(0, Math.ceil(button.getBoundingClientRect().bottom)));
  await expect(shortcuts).toBeInViewport({ ratio: 1 });
  await expect(buttons.first()).not.toBeInViewport();
});
