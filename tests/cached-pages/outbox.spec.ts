/** The outbox keeps no page out of the back-forward cache, and works in a page restored from it. */
import { mergeTests } from "@playwright/test";
import { back, cacheOn } from "../bfcache.ts";
import { expect, notice, openNotice, sendMessage, states, test as base } from "../outbox/visit.ts";

const test = mergeTests(base, cacheOn);

test("a page out of the cache sends what was stored meanwhile", { tag: "@all" }, async ({ page, mail }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["back"] = persisted ? "kept" : "loaded";
    });
    // A page becomes hidden before it is left. Its response may arrive before the page is frozen; here it must.
    const databases = indexedDB.databases.bind(indexedDB);
    indexedDB.databases = () =>
      document.hidden ? Promise.resolve([{ name: "outbox", version: 1 }]) : databases();
    const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>;
    navigator.locks.request = (async (...args: unknown[]) => {
      const result = await request(...args);
      if (args[0] === "outbox") document.documentElement.dataset["passes"] = "some";
      return result;
    }) as typeof navigator.locks.request;
  });
  await sendMessage(page, "First");
  await mail.arrived(1);
  await expect.poll(() => states(page)).toEqual(["sent"]);
  await page.goto("/aboutus", { waitUntil: "networkidle" });
  // A page is not cached while it fetches or has a lock: some ms in each pass of the outbox, and the first
  // of them is still to come.
  await expect(page.locator("html")).toHaveAttribute("data-passes", "some");
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  mail.fails({ kind: "status", status: 403 });
  await sendMessage(page, "Second");
  await expect(notice(page)).toBeVisible();
  // Back to the page that did not know about the trouble.
  await back(page);
  await expect(page).toHaveURL(/aboutus$/);
  await expect(page.locator("html")).toHaveAttribute("data-back", "kept");
  await expect(notice(page)).toBeVisible();
  await openNotice(page);
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await mail.arrived(2);
  await expect(notice(page)).toHaveCount(0);
});
