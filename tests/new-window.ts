import { expect, type BrowserContext, type Page } from "@playwright/test";

/**
 * The only other window of a context, once it has come to an address. Chromium may replace the first target of a new
 * window by a second one, so that Playwright's own `page` and `popup` events may give a page that is closed at once.
 */
export async function newWindow(context: BrowserContext, from: Page, address: RegExp): Promise<Page> {
  const others = () => context.pages().filter((page) => page !== from);
  await expect.poll(() => others().map((page) => page.url())).toEqual([expect.stringMatching(address)]);
  const [opened] = others();
  if (opened === undefined) throw new Error("The window has closed");
  return opened;
}
