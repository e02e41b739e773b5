/** Builds facilities with 50, 500 and 5,000 pages more: time, memory and weight, in `bench/results/growth.md`. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { filesOf, pageFilesOf } from "../hosting/pages.ts";
import { testDay } from "../tests/day.ts";
import { growContent } from "./grown-content.ts";
import { conditions, table, writeResult } from "./report.ts";

const counts = [0, 50, 500, 5000];

/** Pages that have nothing to do with the camps, and one camp. */
const watched = ["index.html", "hitting.html", "hitpricing.html", "cancel.html", "contactus.html"];
const campPage = "camps/june-hitting.html";

interface Grown {
  readonly count: number;
  readonly pages: number;
  readonly seconds: number;
  /** What the processors worked, which says more than the clock where a machine is shared. */
  readonly work: number;
  /** The most memory the build held at any time, in bytes. */
  readonly memory: number;
  /** Bytes of html after brotli. */
  readonly weight: Readonly<Record<string, number>>;
  readonly style: number;
}

/** Nearly as small as a host's files; the page with five thousand cards would take minutes otherwise. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Where a build keeps pictures for the next; those of the bench are new each time, and thrown away. */
const kept = ".cache/found";

function keptPictures(): Set<string> {
  return new Set(existsSync(kept) ? readdirSync(kept) : []);
}

/** Builds every size and writes the table. */
export async function growth(): Promise<void> {
  const grown: Grown[] = [];
  // The pictures of the pages are kept from build to build; the first build of a fresh checkout pays for them.
  await build(0);
  for (const count of counts) {
    const result = await build(count);
    grown.push(result);
    console.log(`growth: ${count} more, ${result.seconds.toFixed(1)} s, ${mega(result.memory)} MB`);
  }
  const [base] = grown;
  const rows = grown.map(({ count, pages, seconds, work, memory, weight, style }) => [
    count.toLocaleString("en-US"),
    pages.toLocaleString("en-US"),
    seconds.toFixed(1),
    work.toFixed(1),
    count === 0 ? "–" : (((work - (base?.work ?? 0)) / count) * 1000).toFixed(0),
    mega(memory),
    ...[...watched, campPage].map((file) => kilo(weight[file] ?? 0)),
    kilo(weight["camps.html"] ?? 0),
    kilo(style),
  ]);
  await writeResult(
    "growth.md",
    `# Growth

The sample facility with so many camps more, each with a page, a calendar file and a picture for social networks of its
own. ${conditions()} Every picture of a camp is drawn anew. The build is the one of \`npm start\`; compressing the files for
hosts (\`npm run build\`) comes on top, the same for each page.

${table(
  [
    "Camps more",
    "Pages",
    "Build, s",
    "Processor, s",
    "ms of it for each page more",
    "Memory at most, MB",
    ...[...watched, campPage].map((file) => `\`/${file.replace(/(?:index)?\\.html$/u, "")}\`, kB`),
    "`/camps`, kB",
    "styles, kB",
  ],
  rows,
)}

No page gets heavier but the one that lists them all, \`/camps\`. The content check holds that page at nine cards, as the
specification does the pages of coaches; for this measurement the limit was raised to the number of camps. Pages of coaches
and jobs have no such growth: a coach page holds nine, and jobs are lines of the route map.
`,
  );
}

async function build(count: number): Promise<Grown> {
  const home = mkdtempSync(join(tmpdir(), "growth-"));
  try {
    const [contentDirectory, out] = [join(home, "content"), join(home, "site")];
    growContent(contentDirectory, count);
    const before = keptPictures();
    const began = performance.now();
    const { memory, work } = await run({
      ...process.env,
      NOW: process.env["NOW"] ?? testDay,
      CONTENT_DIR: contentDirectory,
      OUT_DIR: out,
      MAIL_ORIGIN: "same",
    });
    const seconds = (performance.now() - began) / 1000;
    for (const name of keptPictures()) if (!before.has(name)) rmSync(join(kept, name));
    const style = filesOf(out).find((file) => file.endsWith(".css")) ?? "";
    const size = (file: string) => brotliCompressSync(readFileSync(join(out, file)), quickly).length;
    return {
      count,
      pages: pageFilesOf(out).length,
      seconds,
      work,
      memory,
      weight: Object.fromEntries([...watched, campPage, "camps.html"].map((file) => [file, size(file)])),
      style: size(style),
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Runs the build and answers with the most memory it held, and the seconds that the processors worked for it. */
function run(env: NodeJS.ProcessEnv): Promise<{ memory: number; work: number }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env, stdio: "inherit" });
    let cost = { memory: 0, work: 0 };
    const look = setInterval(() => (cost = costOf(child.pid) ?? cost), 100);
    child.on("error", failed);
    child.on("exit", (code) => {
      clearInterval(look);
      if (code === 0) done(cost);
      else failed(new Error("the grown site could not be built"));
    });
  });
}

/** What a process has cost so far, as Linux tells it; nothing once it has ended. */
function costOf(pid: number | undefined): { memory: number; work: number } | undefined {
  try {
    const [, kilobytes = "0"] =
      /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    // Hundredths of seconds in the program and in the system for it, behind the program's name in brackets.
    const times = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    if (kilobytes === "0") return undefined;
    return { memory: Number(kilobytes) * 1024, work: (Number(times[11]) + Number(times[12])) / 100 };
  } catch {
    return undefined;
  }
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
const mega = (bytes: number) => Math.round(bytes / 1e6).toString();
