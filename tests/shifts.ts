/** What moves in a page by itself, as browsers count it: https://web.dev/articles/cls. */
import type { Page } from "@playwright/test";

interface Shift {
  /** From 0, nothing has moved, to 1. */
  readonly value: number;
  /** The first words of what has moved. */
  readonly what: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes the shifts of each document that a page opens from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[])
        window.shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? "") });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far things have moved in the open document, all together, and what has. */
export async function shiftsOf(page: Page): Promise<Shift> {
  const shifts = await page.evaluate(() => window.shifts);
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ what }) => what),
  };
}
