/** Painting takes as long as all that a page does before, so pages that tests measure and press are not painted. */
import type { BrowserContext, Page, TestInfo } from "@playwright/test";

/** Of a context: its pages lay out, move and answer as ever, but nobody could see it. On paper they are seen. */
export async function withoutPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@media screen { body { opacity: 0 !important } }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Paints the page as visitors see it, until another is opened: for screenshots, and for axe, which skips what is unseen. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** A screenshot beside Playwright's own, which shows nothing of a page that is not painted. */
export async function photograph(page: Page, testInfo: TestInfo): Promise<void> {
  await paint(page);
  await page.screenshot({ path: testInfo.outputPath(`painted-${page.context().pages().indexOf(page)}.png`) });
}
