/** Lighthouse on a phone, every page of the site: the median of its scores in `bench/results/lighthouse.md`. */
import { sitePages, type SitePage } from "../src/selectors/pages.ts";
import { content } from "../src/content/content.ts";
import { benchModule, chromium, quietly } from "./browser.ts";
import { median } from "./numbers.ts";
import type { BenchOptions } from "./options.ts";
import { conditions, table, writeResult } from "./report.ts";
import { buildSites, serveSites } from "./sites.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

interface Result {
  readonly lhr: {
    readonly lighthouseVersion: string;
    readonly categories: Readonly<
      Record<Category, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
    >;
    readonly audits: Readonly<Record<string, { title: string; score: number | null; displayValue?: string }>>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

/** Measures every page and writes the scores. */
export async function lighthouse({ rounds = 3, built, only }: BenchOptions): Promise<void> {
  if (!built) await buildSites();
  const { default: run } = await benchModule<{ default: Lighthouse }>("lighthouse/core/index.js");
  const { launch } = await benchModule<Launcher>("chrome-launcher/dist/index.js");
  const sites = await serveSites();
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ["--headless=new", ...quietly],
    logLevel: "silent",
  });
  const pages = sitePages(content()).filter(({ path }) => only === undefined || only.includes(path));
  const results = new Map<SitePage, Report[]>(pages.map((page) => [page, []]));
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const [{ path }, reports] of results) {
        const result = await measure(() =>
          run(sites.page.origin + path, {
            port: chrome.port,
            output: "json",
            logLevel: "silent",
            onlyCategories: categories,
          }),
        );
        if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
        reports.push(reportOf(result.lhr));
        console.log(
          `lighthouse: ${round} of ${rounds}, ${path} ${Object.values(reports.at(-1)?.scores ?? {}).join(" ")}`,
        );
      }
      // After every round, so that a run that is broken off leaves what it has.
      await write(results);
    }
  } finally {
    chrome.kill();
    await sites.close();
  }
}

/** On a busy machine a trace may lack a paint; then there is no score, and it is measured again. */
async function measure(run: () => Promise<Result | undefined>): Promise<Result | undefined> {
  for (let attempt = 1; ; attempt++) {
    const result = await run();
    if (attempt === 3 || result?.lhr.categories.performance.score !== null) return result;
  }
}

/** What is kept of a report, which itself has megabytes. */
interface Report {
  readonly version: string;
  readonly scores: Readonly<Record<Category, number>>;
  readonly lacks: readonly string[];
}

function reportOf(lhr: Result["lhr"]): Report {
  const score = (category: Category) => Math.round((lhr.categories[category].score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((category) => [category, score(category)]));
  return { version: lhr.lighthouseVersion, scores: scores as Report["scores"], lacks: lacking(lhr) };
}

async function write(results: ReadonlyMap<SitePage, readonly Report[]>): Promise<void> {
  const runs = [...results.values()][0]?.length ?? 0;
  const version = [...results.values()][0]?.[0]?.version ?? "";
  const rows = [...results].map(([{ path, hidden }, reports]) => {
    const scores = categories.map((category) => median(reports.map((report) => report.scores[category])));
    const short = categories.filter((_, index) => (scores[index] ?? 0) < 100);
    const lacks = [...new Set(reports.flatMap((report) => report.lacks))].filter((lack) =>
      short.some((category) => lack.startsWith(`${category}: `)),
    );
    const why = hidden
      ? "not for search engines, so meant"
      : lacks.join("; ").replaceAll("performance: ", "");
    return { whole: short.length === 0, hidden, cells: [`\`${path}\``, ...scores.map(String), why] };
  });
  const listed = rows.filter(({ hidden }) => !hidden);
  await writeResult(
    "lighthouse.md",
    `# Lighthouse, as a phone

Lighthouse ${version}, mobile, with its own (simulated) slow phone and network; median of ${runs} runs for each page.
${conditions()}

**${listed.filter(({ whole }) => whole).length} of the ${listed.length} pages that search engines may list have 100 in
all four.** What kept a page from it stands in the last column. The other pages say \`noindex\`, which costs them the
100 of SEO and is meant so.

${table(
  ["Page", "Performance", "Accessibility", "Best practices", "SEO", "What is lacking"],
  rows.map(({ cells }) => cells),
)}
`,
  );
}

/** The audits that cost points. */
function lacking({ categories: found, audits }: Result["lhr"]): string[] {
  return categories.flatMap((category) =>
    (found[category].score ?? 0) >= 0.995
      ? []
      : found[category].auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => `${category}: ${audits[id]?.title ?? id}${valueOf(audits[id]?.displayValue)}`),
  );
}

function valueOf(displayed: string | undefined): string {
  return displayed ? ` (${displayed})` : "";
}
