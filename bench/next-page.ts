/** From the click to the next page's heading: cold, fetched ahead by hover or touch, prepared ahead by the browser. */
import { leaveAlone, openBrowser, slowPhone, type Browser, type Page, type Session } from "./browser.ts";
import { median, spread } from "./numbers.ts";
import type { BenchOptions } from "./options.ts";
import { conditions, table, writeResult } from "./report.ts";
import { buildSites, serveSites } from "./sites.ts";

const from = "/mission";
const to = "/cancel";

interface Way {
  readonly name: string;
  readonly note: string;
  /** Whether the browser obeys the rules of the header; off, it is as one that knows none. */
  readonly rules: boolean;
  /** What has come before the click. */
  readonly ready?: "touched" | "fetched" | "prepared";
}

type Side = "page" | "empty";

const ways: readonly Way[] = [
  { name: "cold", note: "a click that nothing announced", rules: false },
  {
    name: "touched",
    note: "our script, from the finger's touch 100 ms before the click",
    rules: false,
    ready: "touched",
  },
  { name: "fetched", note: "our script, a pointer that rests", rules: false, ready: "fetched" },
  { name: "prepared", note: "speculation rules, a pointer that rests", rules: true, ready: "prepared" },
];

/** Measures every way and writes `bench/results/next-page.md`. */
export async function nextPage({ rounds = 7, built }: BenchOptions): Promise<void> {
  if (!built) await buildSites();
  const sites = await serveSites();
  const browser = await openBrowser();
  const measured = new Map(ways.map((way): [Way, Record<Side, number[]>] => [way, { page: [], empty: [] }]));
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const [way, times] of measured)
        for (const side of ["page", "empty"] as const)
          times[side].push(await clickToHeading(browser, sites[side].origin, way));
      console.log(`next-page: round ${round} of ${rounds}`);
    }
    const rows = [...measured].map(([{ name, note }, { page, empty }]) => [
      name,
      note,
      String(Math.round(median(page))),
      spread(page),
      String(Math.round(median(empty))),
    ]);
    await writeResult(
      "next-page.md",
      `# The next page

From the click to the moment at which the next page's heading has been painted, in ms. ${conditions(await browser.version())}
Processor 4 times slower, 1.6 Mbps, 150 ms for each request; style sheet and fonts are in the cache from the page before.
Medians of ${rounds} rounds. Goal: at most 90 ms when it was fetched or prepared ahead. The empty page is what this browser
needs on this machine for a page of nothing but a heading, on the same way.

${table(["The next page is", "by", "Click to heading", "Least–most", "Empty page"], rows)}
`,
    );
  } finally {
    await browser.close();
    await sites.close();
  }
}

async function clickToHeading(browser: Browser, origin: string, { rules, ready }: Way): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await slowPhone(page);
    const prepared = hearPrepared(session);
    await session.send("Preload.enable");
    if (!rules) await session.send("Network.setBlockedURLs", { urls: ["*speculation-rules.json"] });
    await page.goto(origin + from, { waitUntil: "load" });
    await page.waitForNetworkIdle({ idleTime: 500 });
    const { x, y } = await readyToClick(page);
    if (ready === "touched") {
      await page.touchscreen.touchStart(x, y);
      await leaveAlone(100);
      await page.touchscreen.touchEnd();
    } else {
      if (ready !== undefined) await page.mouse.move(x, y);
      if (ready === "fetched") await fetched(page, origin + to);
      if (ready === "prepared") await prepared;
      if (ready === undefined) await page.evaluate(clickAlone, to);
      else {
        await page.mouse.down();
        await page.mouse.up();
      }
    }
    return await arrival(page);
  } finally {
    await context.close();
  }
}

/** A click without the pointer's way to it, as from a keyboard. */
function clickAlone(path: string): void {
  document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
}

/** Resolves when the browser has prepared the next page. */
function hearPrepared(session: Session): Promise<void> {
  return new Promise((done) => {
    session.on("Preload.prerenderStatusUpdated", ({ status }: { readonly status: string }) => {
      if (status === "Ready") done();
    });
  });
}

/** Brings the link to where it can be clicked, and has the moment of the click noted down. */
async function readyToClick(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate((path) => {
    const link = document.querySelector<HTMLElement>(`footer a[href="${path}"]`);
    if (!link) throw new Error(`there is no link to ${path}`);
    link.addEventListener("click", () => {
      localStorage.setItem("clicked", String(performance.timeOrigin + performance.now()));
    });
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, to);
}

/** Waits until our script has fetched the page. */
async function fetched(page: Page, url: string): Promise<void> {
  await page.waitForFunction(
    (name) =>
      (performance.getEntriesByName(name) as PerformanceResourceTiming[]).some(
        ({ responseEnd }) => responseEnd > 0,
      ),
    {},
    url,
  );
}

/** From the noted click to the first paint of the page that followed, which has its heading. */
async function arrival(page: Page): Promise<number> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    // To ask while the page is on its way would take time from it.
    await leaveAlone();
    const time = await page
      .evaluate((path) => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        if (location.pathname !== path || document.querySelector("h1") === null || !paint) return null;
        return performance.timeOrigin + paint.startTime - Number(localStorage.getItem("clicked"));
      }, to)
      .catch(() => null);
    if (time !== null) return time;
  }
  throw new Error(`the click did not lead to ${to}`);
}
