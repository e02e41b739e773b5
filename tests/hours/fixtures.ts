/** The sample facility with one-off events, built on a fixed day, so that these tests do not depend on the date. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { testDay } from "../day.ts";
import { expect, test as base } from "../fixtures.ts";
import { ownFolder } from "../own-folder.ts";
import { buildAt } from "./build-at.ts";
import { sampleWithOneOffs } from "./one-off.ts";

export const test = base.extend<object, { readonly site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const home = ownFolder("hours");
      await buildAt(testDay, join(home, "site"), sampleWithOneOffs(join(home, "content")));
      const site = await startSite({
        port: 0,
        directory: join(home, "site"),
        mailDirectory: join(home, "mail"),
      });
      await use(site);
      await site.close();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
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
