/**
 * `npm run bench`: measures the site on a slow phone and writes `bench/results.md`.
 * `--rounds=1` is quick and rough; `--built` measures the build of the last run.
 */
import { openBrowser } from "../bench/browser.ts";
import { clickToHeading, starts, type Start } from "../bench/next-page.ts";
import { loadPage, type Interaction, type PageLoad } from "../bench/page-load.ts";
import { median, writeResults, type Measurement } from "../bench/results-file.ts";
import { serveSites } from "../bench/sites.ts";

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly interaction: Interaction;
  /** Kilobytes of script that the page may load. */
  readonly script: number;
}

const menu = { touch: ".menu-toggle" };
const subjects: readonly Subject[] = [
  { name: "Home", path: "/", interaction: menu, script: 3 },
  { name: "Coaches", path: "/hitting", interaction: { touch: 'button[commandfor^="bio-"]' }, script: 3 },
  { name: "Prices", path: "/hitpricing", interaction: menu, script: 3 },
  { name: "Policy", path: "/cancel", interaction: menu, script: 3 },
  {
    name: "Form",
    path: "/employmentapp",
    interaction: { touch: 'input[name="First_Name"]', key: "A" },
    script: 80,
  },
];

const rounds = Number(/--rounds=(\d+)/u.exec(process.argv.join(" "))?.[1] ?? 7);
const sites = await serveSites(!process.argv.includes("--built"));
const browser = await openBrowser();
const noLoads = (): Record<"site" | "baseline", PageLoad[]> => ({ site: [], baseline: [] });
const loads = new Map(subjects.map((subject) => [subject, noLoads()]));
const clicks = new Map((Object.keys(starts) as Start[]).map((start) => [start, [] as number[]]));
try {
  // The first load includes the start of the browser.
  await loadPage(browser, sites.site, menu);
  for (let round = 1; round <= rounds; round++) {
    // Alternates between site and baseline, so that other load on the machine affects both.
    const order = round % 2 === 0 ? (["site", "baseline"] as const) : (["baseline", "site"] as const);
    for (const [{ path, interaction }, measured] of loads)
      for (const side of order) measured[side].push(await loadPage(browser, sites[side] + path, interaction));
    for (const [start, times] of clicks) times.push(await clickToHeading(browser, sites.site, start));
    console.log(`round ${round} of ${rounds}`);
  }
  await writeResults([...pageRows(), ...clickRows()], rounds, await browser.version());
} finally {
  await browser.close();
  await sites.close();
}

function pageRows(): Measurement[] {
  return [...loads].flatMap(([{ name, path, script }, { site, baseline }]) => {
    const page = `${name} \`${path}\``;
    const of = (key: keyof PageLoad, unit = 1) => site.map((load) => load[key] / unit);
    const withoutScripts = median(baseline.map(({ lcp }) => lcp));
    return [
      { page, what: "LCP, ms", values: of("lcp") },
      { page, what: "LCP : without scripts", values: of("lcp", withoutScripts), goal: 1.05, digits: 2 },
      { page, what: "Scripts, kB", values: of("script", 1000), goal: script, digits: 1 },
      { page, what: "TBT, ms", values: of("tbt"), goal: 0 },
      { page, what: "INP, ms", values: of("inp"), goal: 100 },
      ...(name === "Form" ? [{ page, what: "Form hydrated, ms", values: of("hydrated") }] : []),
    ];
  });
}

function clickRows(): Measurement[] {
  return [...clicks].map(([start, values]) => ({
    page: "Next page, ms",
    what: starts[start],
    values,
    goal: start === "cold" || start === "touched" ? undefined : 90,
  }));
}
