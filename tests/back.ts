import type { Page } from "@playwright/test";

/**
 * Goes one page back, as the browser's own button does. Playwright's `goBack` waits for a load,
 * which never comes for a page out of the back-forward cache; so the caller waits for what is to be there.
 *
 * The way back begins in a task of its own: a page that leaves while it is asked cannot answer.
 */
export async function back(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
}
