/**
 * What assistive technology finds in the parts of a page that have a structure of their own, saved in `transcripts/`
 * for people to read. After a change: `npx playwright test tests/look/transcripts.spec.ts --update-snapshots`.
 */
import { expect, test } from "../on-the-day.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

for (const [name, path, selector, prepare] of [
  ["header", "/hitting", ".site-header", undefined],
  ["reviews", "/testimonials", ".carousel", "sorted"],
  ["coach-dialog", "/hitting", "#bio-marcus-bell", "open"],
  ["floor-plan", "/rentbattingcages", ".floor-plan", undefined],
] as const) {
  test(`the transcript of ${name}`, async ({ page }) => {
    // The same order of the reviews every time.
    if (prepare === "sorted") await page.addInitScript(() => (Math.random = () => 0.999));
    await page.goto(path);
    if (prepare === "sorted") await expect(page.locator(".carousel-controls[data-works=true]")).toBeVisible();
    if (prepare === "open") await page.getByRole("button", { name: "Bio Marcus Bell" }).click();
    await expect(page.locator(selector)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
