/**
 * What a screen reader says, from the first to the last stop, saved in `transcripts/` for people to read. After an
 * intended change: `TRANSCRIPTS=update npx playwright test tests/look/transcripts.spec.ts`, and read the result.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

const script = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

// The page's policy would block the screen reader's script.
test.use({
  bypassCSP: true,
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

interface Reader {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

/** Everything that the screen reader says in a part of the page, one phrase per line. */
async function transcript(page: Page, selector: string): Promise<string> {
  await page.route("**/_reader.js", (route) =>
    route.fulfill({ path: script, contentType: "text/javascript" }),
  );
  await page.addScriptTag({
    type: "module",
    content: `import { virtual } from "/_reader.js"; globalThis.reader = virtual;`,
  });
  await page.waitForFunction(() => "reader" in globalThis);
  const phrases = await page
    .locator(selector)
    .first()
    .evaluate(async (container) => {
      const { reader } = globalThis as unknown as { reader: Reader };
      await reader.start({ container });
      const [first] = await reader.spokenPhraseLog();
      for (let step = 0; step < 400; step++) {
        await reader.next();
        if ((await reader.lastSpokenPhrase()) === first) break;
      }
      return (await reader.spokenPhraseLog()).slice(0, -1);
    });
  return `${phrases.join("\n")}\n`;
}

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
    const said = await transcript(page, selector);
    const file = join(import.meta.dirname, "transcripts", `${name}.txt`);
    if (process.env["TRANSCRIPTS"] === "update") writeFileSync(file, said);
    expect(said).toBe(readFileSync(file, "utf8"));
  });
}
