/**
 * `npm test`: the checks, Vitest and Playwright; with `--all`, all that they have. With paths, only the tests in these
 * files and folders; `--unit` are those that need no built site, `--e2e` those that do. The last line is
 * `N passed, N failed`, and the exit code matches it.
 */
import { globSync, lstatSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { installPrograms, type Program } from "../tools/browsers.ts";
import { exitOnSignals, run } from "../tools/child-processes.ts";

const { values: options, positionals: paths } = readArguments();
const reports = ".cache/reports";
/** Node compiles each module once for all processes of a run, of which there are dozens. */
const compiled = resolve(".cache/compiled");
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: compiled,
  ...(options.all ? { TESTS: "all" } : {}),
};
const total = { passed: 0, failed: 0 };
const isPart = paths.length > 0;
/** How Vitest shows what passes: of all tests, a dot each, so that the failures at the end are found. */
const shown = isPart ? "default" : "dot";

exitOnSignals(1);
for (const folder of [reports, compiled]) rmSync(folder, { recursive: true, force: true });
const installing = installPrograms(programsToInstall());
if (!isPart && !options.unit && !options.e2e) {
  // Vitest begins with the site, so it is built meanwhile. If that fails, Vitest tries again, and says why.
  await Promise.all([runCheck(), run(process.execPath, ["tests/build.ts"], { env })]);
}
const missing = await installing;
if (isPart) await runTestsIn(paths.map(filterOf));
else {
  await runVitest(vitestProjects());
  if (!options.unit) await runPlaywright();
}
if (missing.length > 0) console.log(`\nNot tested here, because it is not installed: ${missing.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: "boolean", default: false },
        unit: { type: "boolean", default: false },
        e2e: { type: "boolean", default: false },
      },
    });
  } catch {
    console.error(
      "npm test takes files and folders, and no options: npm test -- src/selectors tests/site/cards",
    );
    process.exit(1);
  }
}

function programsToInstall(): Program[] {
  if (options.unit) return [];
  const programs: Program[] = ["chromium", "fonts", "firefox", "webkit"];
  return options.all ? [...programs, "nginx"] : programs;
}

/** The arguments that choose Vitest's projects, which `vitest.config.ts` lists. */
function vitestProjects(): string[] {
  if (options.unit) return ["--project=isolated", "--project=source"];
  if (options.e2e)
    return [
      "--project=hostile",
      "--project=in-webkit",
      "--project=site",
      ...(options.all ? ["--project=commands"] : []),
    ];
  return [];
}

/** Runs the tests below some paths, each by the program that it is written for. Each path must have some. */
async function runTestsIn(filters: readonly string[]): Promise<void> {
  const filesBelow = (filter: string) => globSync([`${filter}*`, `${filter}**/*`]);
  const having = (ending: RegExp) =>
    filters.filter((filter) => filesBelow(filter).some((file) => ending.test(file)));
  const forVitest = having(/\.test\.tsx?$/u);
  const forPlaywright = having(/\.spec\.ts$/u);
  if (forVitest.length > 0) await runVitest(forVitest);
  if (forPlaywright.length > 0) await runPlaywright(forPlaywright);
  const empty = filters.filter((filter) => !forVitest.includes(filter) && !forPlaywright.includes(filter));
  for (const filter of empty) console.error(`\nThere is no test in ${filter}.`);
  total.failed += empty.length;
  if (total.passed > 0 || total.failed > 0) return;
  const where = filters.join(" ");
  console.error(
    options.all
      ? `\nNo test in ${where} runs here.`
      : `\nAll tests in ${where} are slow, and run only with npm run test:all -- ${where}`,
  );
  total.failed = 1;
}

/**
 * A path as a filter of both programs. With a slash at its end, `tests/start/` does not match `tests/starter`; without it,
 * `tests/look/transcripts` is the folder and the tests beside it.
 */
function filterOf(path: string): string {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const isNamedAsTests = globSync(`${path}.{spec,test}.{ts,tsx}`).length > 0;
  return isFolder && !isNamedAsTests && !path.endsWith("/") ? `${path}/` : path;
}

function runCheck(): Promise<void> {
  return runStep("check", ["scripts/check.ts"]);
}

function runVitest(args: readonly string[]): Promise<void> {
  const report = [`--reporter=${shown}`, "--reporter=json", `--outputFile=${reports}/vitest`];
  return runStep(
    "vitest",
    ["node_modules/vitest/vitest.mjs", "run", ...report, ...(isPart ? ["--passWithNoTests"] : []), ...args],
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(isUnreadable).length,
    }),
  );
}

function runPlaywright(args: readonly string[] = []): Promise<void> {
  const report = [`--reporter=${isPart ? "list" : "dot"},json`, ...(isPart ? ["--pass-with-no-tests"] : [])];
  return runStep(
    "playwright",
    ["node_modules/@playwright/test/cli.js", "test", ...report, ...args],
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

/** Whether a file of tests failed before its first test, such as for an import of a module that is not there. */
function isUnreadable({ status, assertionResults }: Report["testResults"][number]): boolean {
  return status === "failed" && assertionResults.length === 0;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Runs a step and adds its tests to the total. A step without a report is a test; one that fails has a failed test. */
async function runStep(
  name: string,
  args: readonly string[],
  count?: (report: Report) => typeof total,
): Promise<void> {
  console.log(`\n── ${name}`);
  const { status } = await run(process.execPath, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright` },
    stdio: "inherit",
  });
  const isGreen = status === 0;
  const { passed, failed } = count ? counted(name, count) : { passed: Number(isGreen), failed: 0 };
  total.passed += passed;
  const hasRun = passed > 0 || isPart;
  total.failed += isGreen && hasRun ? failed : Math.max(failed, 1);
}

function counted(name: string, count: (report: Report) => typeof total): typeof total {
  try {
    return count(JSON.parse(readFileSync(`${reports}/${name}`, "utf8")) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}
