/** The five kinds of pages against their limit, in one interleaved run: `bench/results/speed.md` and `speed.svg`. */
import type { BenchOptions } from "./options.ts";
import { openBrowser, type Browser } from "./browser.ts";
import { load, weights, type Deed, type Load } from "./load.ts";
import { median, spread } from "./numbers.ts";
import { plot } from "./plot.ts";
import { conditions, table, writeResult } from "./report.ts";
import { buildSites, serveSites, type Sites } from "./sites.ts";

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly deed: Deed & { readonly name: string };
}

const menu = { name: "menu", touch: ".menu-toggle" } as const;

const subjects: readonly Subject[] = [
  { name: "Home", path: "/", deed: menu },
  { name: "Coach grid", path: "/hitting", deed: { name: "dialog", touch: 'button[commandfor^="bio-"]' } },
  { name: "Prices", path: "/hitpricing", deed: menu },
  { name: "Policy", path: "/cancel", deed: menu },
  {
    name: "Form",
    path: "/employmentapp",
    deed: { name: "first key", touch: 'input[name="First_Name"]', key: "A" },
  },
];

type Measured = Record<"page" | "limit", Load[]>;

/** Measures and writes the results. */
export async function speed({ rounds = 7, built }: BenchOptions): Promise<void> {
  if (!built) await buildSites();
  const sites = await serveSites();
  const browser = await openBrowser();
  try {
    const measured = await measure(browser, sites, rounds);
    await write(measured, rounds, await browser.version());
  } finally {
    await browser.close();
    await sites.close();
  }
}

async function measure(browser: Browser, sites: Sites, rounds: number): Promise<Map<Subject, Measured>> {
  const measured = new Map(
    subjects.map((subject): [Subject, Measured] => [subject, { page: [], limit: [] }]),
  );
  // The first loads pay for the browser's own start.
  for (const side of ["page", "limit"] as const) await load(browser, sites[side].origin, menu);
  for (let round = 0; round < rounds; round++) {
    // Page and limit take turns at going first, so that neither has the quieter machine.
    const sides = round % 2 === 0 ? (["page", "limit"] as const) : (["limit", "page"] as const);
    for (const [subject, loads] of measured)
      for (const side of sides)
        loads[side].push(await load(browser, sites[side].origin + subject.path, subject.deed));
    console.log(`speed: round ${round + 1} of ${rounds}`);
  }
  return measured;
}

const timings = [
  ["fcp", "First paint (FCP), ms"],
  ["lcp", "Largest paint (LCP), ms"],
  ["tbt", "Blocked (TBT), ms"],
  ["inp", "Interaction (INP), ms"],
] as const satisfies readonly [keyof Load, string][];

async function write(measured: Map<Subject, Measured>, rounds: number, version: string): Promise<void> {
  const rows = [...measured].flatMap(([{ name, path, deed }, { page, limit }]) =>
    timings.map(([key, title]) => {
      const [ours, theirs] = [page, limit].map((loads) => loads.map((each) => each[key]));
      const [mine, least] = [median(ours ?? []), median(theirs ?? [])];
      return [
        `${name} \`${path}\``,
        key === "inp" ? `${title}: ${deed.name}` : title,
        round(mine),
        round(least),
        ratio(mine, least),
        spread(ours ?? []),
      ];
    }),
  );
  const kilobytes = [...measured].flatMap(([{ name, path }, { page, limit }]) =>
    Object.entries({ page, limit }).map(([side, loads]) => {
      const of = (what: (load: Load) => number) => median(loads.map(what));
      const each = weights.map((kind) => of(({ weight }) => weight[kind]));
      return [
        `${name} \`${path}\``,
        side,
        ...each.map(kilo),
        kilo(each.reduce((sum, bytes) => sum + bytes, 0)),
        kilo(of(({ blockingScript }) => blockingScript)),
        String(of(({ requests }) => requests)),
        of(({ cls }) => cls).toFixed(3),
      ];
    }),
  );
  const goals = [...measured].map(([{ name, path, deed }, { page, limit }]) => {
    const of = (key: "lcp" | "tbt" | "inp") => median(page.map((each) => each[key]));
    const script = median(page.map(({ weight }) => weight.script));
    const budget = path === "/" || deed.name === "first key" ? 75_000 : 3000;
    const lcp = of("lcp") / median(limit.map((each) => each.lcp));
    return [
      `${name} \`${path}\``,
      held(lcp <= 1.05, `${lcp.toFixed(2)} of 1.05`),
      held(script <= budget, `${kilo(script)} of ${budget / 1000} kB`),
      held(median(page.map(({ blockingScript }) => blockingScript)) === 0, "of 0"),
      held(of("tbt") === 0, `${round(of("tbt"))} of 0 ms`),
      held(of("inp") <= 100, `${round(of("inp"))} of 100 ms`),
    ];
  });
  const together = Math.exp(
    [...measured.values()].reduce((sum, { page, limit }) => {
      const [mine, least] = [page, limit].map((loads) => median(loads.map(({ lcp }) => lcp)));
      return sum + Math.log((mine ?? Number.NaN) / (least ?? Number.NaN));
    }, 0) / measured.size,
  );
  await writeResult(
    "speed.md",
    `# Speed: each page against its limit

The limit is the same page with every script removed. ${conditions(version)}
Processor 4 times slower, 1.6 Mbps down, 150 ms for each request, a phone of 390 by 844 points, an empty cache.
Page and limit in turns; medians of ${rounds} rounds.

## Goals

${table(["Page", "LCP : limit", "Scripts", "Blocking script", "TBT", "INP"], goals)}

LCP over all pages: ${together.toFixed(2)} times the limit (geometric mean).

## Times

${table(["Page", "", "Page", "Limit", "Ratio", "Least–most"], rows)}

## Weight

Bodies as they came (brotli), in kB, until nothing more came and before anything was touched.

${table(["Page", "", ...weights, "all", "blocking script", "requests", "CLS"], kilobytes)}

![The same as a plot](speed.svg)
`,
  );
  const bars = timings.slice(0, 2).flatMap(([key, title]) =>
    [...measured].map(([{ name }, { page, limit }]) => ({
      group: title,
      name,
      page: median(page.map((each) => each[key])),
      limit: median(limit.map((each) => each[key])),
    })),
  );
  await writeResult("speed.svg", plot("Milliseconds to the first and the largest paint", bars));
}

const round = (value: number) => String(Math.round(value));
const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
const ratio = (mine: number, least: number) =>
  least === 0 ? (mine === 0 ? "1.00" : "–") : (mine / least).toFixed(2);
const held = (is: boolean, words: string) => `${is ? "✓" : "✗"} ${words}`;
