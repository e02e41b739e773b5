/**
 * Going back is instant: every kind of page is restored from the browser's back/forward cache as it was left.
 * Playwright turns that cache off in Chromium and is not told when a page comes back from it, so this file starts its
 * own browser with the cache on and asks the page itself.
 */
import { mergeTests, type Page } from "@playwright/test";
import { onePerView } from "../addresses.ts";
import { back, cacheOn } from "../bfcache.ts";
import { expect, test as base } from "../fixtures.ts";
import { everything, sampled } from "../scope.ts";

const test = mergeTests(base, cacheOn);

interface Kept {
  /** Set before leaving; gone when the page was reloaded. */
  leftAt?: string;
  /** Whether `pageshow` reported a restored page. */
  restored?: boolean;
}

/** The work that a page still does after loading: hydration, fetching the outbox, locks, databases. */
async function atWork(): Promise<string[]> {
  const forms = [...document.querySelectorAll("astro-island:has(form)")];
  const fetched = performance.getEntriesByType("resource").some(({ name }) => /\/outbox\./u.test(name));
  const { held = [], pending = [] } = await navigator.locks.query();
  const databases = await indexedDB.databases();
  return [
    ...forms.filter((form) => form.hasAttribute("ssr") || !fetched).map(({ tagName }) => tagName),
    ...[...held, ...pending, ...databases].map(({ name }) => name ?? ""),
  ];
}

/** Leaves a page and comes back; returns what the page remembers. */
async function thereAndBack(
  page: Page,
  address: string,
  leave: () => Promise<unknown>,
): Promise<Kept & { reasons: string }> {
  // A page that is still fetching or using its database is not cached.
  await page.goto(address, { waitUntil: "networkidle" });
  await expect.poll(() => page.evaluate(atWork)).toEqual([]);
  await page.evaluate((path) => {
    const kept = globalThis as typeof globalThis & Kept;
    kept.leftAt = path;
    addEventListener("pageshow", ({ persisted }) => (kept.restored = persisted));
  }, address);
  await leave();
  await back(page);
  const look = () =>
    page.evaluate(() => {
      const { leftAt, restored } = globalThis as typeof globalThis & Kept;
      const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
        notRestoredReasons?: unknown;
      })[];
      return {
        path: location.pathname,
        ready: document.readyState,
        ...(leftAt === undefined ? {} : { leftAt }),
        ...(restored === undefined ? {} : { restored }),
        reasons: JSON.stringify(navigation?.notRestoredReasons ?? null),
      };
    });
  await expect
    .poll(async () => look().catch(() => undefined))
    .toMatchObject({ path: address, ready: "complete" });
  return look();
}

/** Dialogs with a plan, and the carousel; the form with its outbox is left by a click. In the full run, every kind of page. */
const paths = everything ? onePerView.map(({ path }) => path) : ["/", "/testimonials"];

for (const path of paths) {
  test(`${path} comes back as it was left`, async ({ page }) => {
    const { restored, leftAt, reasons } = await thereAndBack(page, path, () =>
      page.goto(path === "/mission" ? "/cancel" : "/mission"),
    );
    expect({ restored, leftAt, reasons }).toEqual({ restored: true, leftAt: path, reasons: "null" });
  });
}

for (const path of sampled(["/contactus", "/mission", "/"])) {
  test(`${path} comes back as it was left by a click, the next page fetched ahead`, async ({ page }) => {
    const link = page.locator('footer a[href="/cancel"]');
    const { restored, leftAt, reasons } = await thereAndBack(page, path, async () => {
      const ahead = page.waitForRequest(
        (request) => request.url().endsWith("/cancel") && request.resourceType() === "fetch",
      );
      await link.hover();
      await ahead;
      await link.click();
      await expect(page).toHaveURL(/\/cancel$/u);
    });
    expect({ restored, leftAt, reasons }).toEqual({ restored: true, leftAt: path, reasons: "null" });
  });
}
