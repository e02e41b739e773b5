/** The sample with closures and events that have dates, and a visitor on any day. */
import type { Page } from "@playwright/test";
import { expect, test as base } from "../fixtures.ts";

export const test = base.extend({
  baseURL: async ({ changedSite }, use) => use(changedSite.origin),
});

export { expect };

/** Opens a page with the visitor's clock at an instant. */
export async function visit(page: Page, path: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(path);
}

/** Time passes while the page is in a background tab or in the cache, then the visitor comes back to it. */
export async function comeBack(
  page: Page,
  instant: string,
  event: "pageshow" | "visibilitychange",
): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.evaluate(
    (name) => (name === "pageshow" ? globalThis : document).dispatchEvent(new Event(name)),
    event,
  );
}
