/**
 * `npm run bench -- <dist> [<other dist>]`: measures built sites on a slow phone (CPU 4 times slower, 1.6 Mbit/s, 150
 * ms) and prints one table. Two sites are measured in turns, so that other load on the machine affects both.
 * The ratio of each line has the interval it is in: one that holds 1 is noise. `--rounds=3` is quick and rough; fewer
 * than six prove nothing.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import sirv from "sirv";
import { chromiumArgs, installPrograms, wholeChromium } from "../tools/browsers.ts";
import { openServer } from "../tools/site/listen.ts";
import { exitOnSignals } from "../tools/child-processes.ts";
import { middle, pairedRatio } from "../tools/paired-ratio.ts";

const paths = ["/", "/hitting", "/hitpricing", "/cancel", "/employmentapp"];
/** The page on which the visitor clicks, and the link. */
const clickFrom = "/hitting";
const clickTo = "/cancel";

/** The measurements that `observe` records in the page. */
declare const observed: { lcp: number; shift: number; live: number };

interface Measured {
  readonly lcp: number;
  readonly fcp: number;
  /** Kilobytes received before the largest paint. */
  readonly before: number;
  readonly script: number;
  readonly shift: number;
  /** When the form works; 0 on a page without one. */
  readonly live: number;
}

const rows: Readonly<Record<keyof Measured, readonly [name: string, digits: number]>> = {
  lcp: ["largest paint, ms", 0],
  fcp: ["first paint, ms", 0],
  before: ["kB before the largest paint", 1],
  script: ["kB of scripts", 1],
  shift: ["layout shift", 3],
  live: ["form is live, ms", 0],
};

// Before Playwright, which would first close the browser: then the page that is being measured fails.
exitOnSignals(1);
const { folders, rounds } = readArguments();
for (const folder of folders)
  if (!existsSync(join(folder, "index.html.br")))
    fail(`There is no compressed site in ${folder}. Build it first: OUT_DIR=${folder} npm run build`);

await installPrograms(["chromium"]);
const sites = await Promise.all(
  folders.map((folder) => openServer(createServer(sirv(folder, { brotli: true, extensions: ["html"] })), 0)),
);
const browser = await chromium.launch({ ...wholeChromium, args: [...chromiumArgs] });
const loads = folders.map(() => new Map(paths.map((path) => [path, [] as Measured[]])));
const clicks = folders.map(() => [] as number[]);
// The first load includes the start of the browser.
await load(browser, `${sites[0]}/`);
const began = performance.now();
for (let round = 1; round <= rounds; round++) {
  const turns = round % 2 === 0 ? [...sites.entries()] : [...sites.entries()].toReversed();
  for (const path of paths)
    for (const [index, site] of turns) loads[index]?.get(path)?.push(await load(browser, site + path));
  for (const [index, site] of turns) clicks[index]?.push(await click(browser, site));
  console.error(`round ${round} of ${rounds}${round < rounds ? `, about ${timeLeft(round)}` : ""}`);
}
await browser.close();
print();
process.exit();

/** Opens a page with an empty cache on a slow phone. */
async function onSlowPhone<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return await work(page);
  } finally {
    await context.close();
  }
}

function load(browser: Browser, url: string): Promise<Measured> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    // Until it is painted and its form, if any, works. Not until the network is idle, which some pages never are.
    await page.waitForFunction(
      () => observed.lcp > 0 && document.querySelector("#form-place:not([data-live])") === null,
    );
    return page.evaluate(() => {
      const { lcp, shift, live } = observed;
      const files = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ] as PerformanceResourceTiming[];
      const kilobytes = (those: readonly PerformanceResourceTiming[]) =>
        those.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
      return {
        lcp,
        fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        before: kilobytes(files.filter(({ responseEnd }) => responseEnd <= lcp)),
        script: kilobytes(files.filter(({ name }) => name.endsWith(".js"))),
        shift,
        live,
      };
    });
  });
}

/** Runs in the page before any other script. */
function observe(): void {
  const observed = { lcp: 0, shift: 0, live: 0 };
  Object.assign(globalThis, { observed });
  const on = (type: string, record: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as never);
    }).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }: PerformanceEntry) => (observed.lcp = startTime));
  on("layout-shift", ({ value }: { readonly value: number }) => (observed.shift += value));
  // `forms/draw.tsx` sets it.
  new MutationObserver(() => (observed.live = performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ["data-live"],
  });
}

/** Milliseconds from a click to the first paint of the next page. */
function click(browser: Browser, site: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(site + clickFrom, { waitUntil: "load" });
    await page.evaluate((path) => {
      const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
      sessionStorage.setItem("clicked", String(performance.timeOrigin + performance.now()));
      link?.click();
    }, clickTo);
    await page.waitForURL(site + clickTo, { waitUntil: "load" });
    const painted = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("clicked"));
    });
    return Number(await painted.jsonValue());
  });
}

function print(): void {
  const line = (page: string, name: string, values: readonly (readonly number[])[], digits: number) =>
    console.log(
      [
        page.padEnd(15),
        name.padEnd(28),
        ...values.map((of) => middle(of).toFixed(digits).padStart(8)),
        described(values),
      ].join(" "),
    );
  console.log(`\nMedians of ${rounds} rounds: ${folders.join(", ")}`);
  if (folders.length === 2)
    console.log(
      "Then the ratio of the second to the first, the interval it is in, and whether that is noise.",
    );
  console.log();
  for (const path of paths)
    for (const [key, [name, digits]] of Object.entries(rows) as [keyof Measured, [string, number]][]) {
      const values = loads.map((of) => (of.get(path) ?? []).map((each) => each[key]));
      if (key !== "live" || values.flat().some((value) => value > 0)) line(path, name, values, digits);
    }
  line(clickFrom, `click to first paint of ${clickTo}`, clicks, 0);
  if (folders.length === 2)
    console.log(`\nLargest paint of all pages: ${described(loads.map(largestPaints))}`);
}

/** How the second site differs from the first; nothing if there is one site. */
function described([first, second]: readonly (readonly number[])[]): string {
  if (!first || !second) return "";
  const { ratio, low, high, verdict } = pairedRatio(first, second);
  return `${ratio.toFixed(3).padStart(7)}  ${low.toFixed(3)} to ${high.toFixed(3)}  ${verdict}`;
}

/** The geometric mean of all pages, for each round. */
function largestPaints(site: ReadonlyMap<string, readonly Measured[]>): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const logarithms = paths.map((path) => Math.log(site.get(path)?.[round]?.lcp ?? Number.NaN));
    return Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / paths.length);
  });
}

/** The time that the other rounds take, if they are like those before. */
function timeLeft(round: number): string {
  const perRound = (performance.now() - began) / round;
  return `${Math.ceil((perRound * (rounds - round)) / 60_000)} min left`;
}

function readArguments(): { readonly folders: readonly string[]; readonly rounds: number } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { rounds: { type: "string", default: "9" } },
    });
    if (!/^[1-9]\d*$/u.test(values.rounds))
      fail(`--rounds: expected a number from 1 on, such as 3 (found "${values.rounds}")`);
    return { folders: positionals.length === 0 ? ["dist"] : positionals, rounds: Number(values.rounds) };
  } catch {
    fail("npm run bench takes one or two built sites: npm run bench -- dist .cache/after --rounds=3");
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
