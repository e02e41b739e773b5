/** A page takes the place of another at once, and shows no holes while its pictures come. */
import { expect, test } from "../on-the-day.ts";

declare global {
  interface Window {
    hasTransition?: boolean;
  }
}

test("the next page comes without a transition", async ({ sharedPage: page, initScript }) => {
  await initScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      window.hasTransition = viewTransition !== null;
    }),
  );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/hitting");
  await page.locator(".link-row a").nth(1).click();
  await expect(page).toHaveURL("/pitching");
  expect(await page.evaluate(() => window.hasTransition)).toBe(false);
});

test("a picture that has not come yet is turf", async ({ page }) => {
  await page.route(/\.(?:avif|webp)$/u, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/rentbattingcages");
  for (const picture of await page.locator("main picture").all())
    await expect(picture).toHaveCSS("background-color", "rgb(31, 59, 44)");
});
