/** The browser's back/forward cache, which Playwright turns off in Chromium. */
import { test, type LaunchOptions, type Page } from "@playwright/test";
import { wholeBrowser } from "./whole-browser.ts";

/** For `mergeTests`: a browser with its back/forward cache on. */
export const cacheOn = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions, browserName }, use) =>
      use({
        ...wholeBrowser(launchOptions, browserName),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});

/**
 * Goes back one page, or several, like the browser's button. Playwright's `goBack` waits for a load event, which never
 * fires for a page from the back-forward cache, so the caller must wait for the page's content.
 *
 * Navigates in a separate task, because a page that unloads during `evaluate` cannot respond.
 */
export async function back(page: Page, pages = 1): Promise<void> {
  await page.evaluate((by) => {
    setTimeout(() => history.go(-by));
  }, pages);
}
