/** The clock of pages: one that a test moves, in pages that store messages; and dates of another day. */
import { expect, type BrowserContext, type Page } from "@playwright/test";

/**
 * Takes over the clock of the pages that are opened from now on; it goes on at its usual pace.
 * @returns a function that moves the clock by some ms. It waits until the pages don't use their disk: ms that pass while
 *   they do would count as a slow disk.
 */
export async function takeClock(target: Page | BrowserContext): Promise<(ms: number) => Promise<void>> {
  await target.addInitScript(countOpenDatabases);
  await target.clock.install();
  return async (ms) => {
    const pages = "pages" in target ? target.pages() : [target];
    for (const page of pages)
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, "openDatabases") as unknown), "open databases")
        .toBe(0);
    await target.clock.fastForward(ms);
  };
}

/** From now on only the test moves the page's clock, which jumps a second ahead. It has to be taken over before. */
export async function stopClock(page: Page): Promise<void> {
  // The clock may be further by then on a busy machine.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
}

/** Runs in the page: counts the databases that it opens, in `window.openDatabases`, until it has closed them. */
function countOpenDatabases(): void {
  let count = 0;
  Object.defineProperty(window, "openDatabases", { get: () => count });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (this: IDBFactory, ...all) {
    const opening = open.apply(this, all);
    count += 1;
    opening.addEventListener("error", () => (count -= 1));
    return opening;
  };
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function (this: IDBDatabase) {
    count -= 1;
    close.call(this);
  };
}

/**
 * Runs in the page: its dates are this many ms later. Playwright's clock would also replace `performance`, which some
 * tests measure with, and the timers, which makes a run of axe a quarter of a second longer.
 */
export function moveDates(by: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [target.now() + by], newTarget) as object,
    get: (target, key) => (key === "now" ? () => target.now() + by : Reflect.get(target, key)),
  });
}
