/** Painting takes as long as all that a page does before, so pages that tests measure and press are not painted. */
import type { BrowserContext, Page, TestInfo } from "@playwright/test";

/** Of a context: its pages lay out, move and answer as ever, but nobody could see it. On paper they are seen. */
export async function withoutPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@media screen { body { opacity: 0 !important } }");
    document.adoptedStyleSheets = [Object.assign(sheet, { hidesAll: true })];
  });
}

/** Paints the page as visitors see it, until another is opened: for screenshots. */
async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !("hidesAll" in sheet));
  });
}

/** If a test has failed: screenshots beside Playwright's own, which show nothing of pages that are not painted. */
export async function photographFailure(pages: readonly Page[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const [index, page] of pages.entries()) {
    await paint(page);
    await page.screenshot({ path: testInfo.outputPath(`painted-${index}.png`) });
  }
}
