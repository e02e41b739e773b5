import type { Page } from "@playwright/test";

/**
 * Goes back one page, like the browser's button. Playwright's `goBack` waits for a load event, which never fires for a
 * page from the back-forward cache, so the caller must wait for the page's content.
 *
 * Navigates in a separate task, because a page that unloads during `evaluate` cannot respond.
 */
export async function back(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
}
