/**
 * The accessibility tree of parts with a structure of their own, saved in `transcripts/` for people to read.
 * After a change, delete its file, and run `npm test -- tests/look/transcripts`, which writes it anew and fails once.
 */
import { expect, test } from "../on-the-day.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

for (const [name, path, selector, dialog] of [
  ["header", "/hitting", ".site-header", undefined],
  ["coach-dialog", "/hitting", "#bio-marcus-bell", "dialog"],
  ["floor-plan", "/rentbattingcages", ".floor-plan", undefined],
] as const) {
  test(`the transcript of ${name}`, async ({ reusedPage: page }) => {
    await page.goto(path);
    if (dialog) await page.getByRole("button", { name: "Bio Marcus Bell" }).click();
    await expect(page.locator(selector)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
