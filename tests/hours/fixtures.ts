/** The sample with closures and events that have dates, and a visitor on any day. */
import type { Page } from "@playwright/test";
import type { RunningSite } from "../../tools/serve.ts";
import { expect, test as base } from "../fixtures.ts";
import { servedSite } from "../other-site.ts";
import { changedSample } from "../changed-sample.ts";

export const test = base.extend<object, { readonly site: RunningSite }>({
  site: servedSite(changedSample),
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
