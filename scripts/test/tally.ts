/** Sums up a test run from its report. A file that ran no tests counts as a failure, because it proves nothing. */

import { relative } from "node:path";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The files that ran no tests, one sentence each. */
  readonly idle: readonly string[];
  /** The commands that rerun only the failures. */
  readonly repeat: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The absolute path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly location?: { readonly line: number };
    }[];
  }[];
}

/** The tally of a Vitest run. `files` are the absolute paths of the test files. */
export function vitestTally(report: unknown, files: readonly string[]): Tally {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const ran = ({ status }: { readonly status: string }) => status === "passed" || status === "failed";
  const busy = new Set(
    testResults.filter(({ assertionResults }) => assertionResults.some(ran)).map(({ name }) => name),
  );
  // A file that crashes outside its tests has no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((each) => each.status === "failed"),
  );
  const repeat = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const lines = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ location }) => location?.line);
      const file = relative(process.cwd(), name);
      return lines.length === 0
        ? [file]
        : lines.map((line) => (line === undefined ? file : `${file}:${line}`));
    })
    .map((place) => `npx vitest run ${place}`);
  return tally(numPassedTests, numFailedTests + broken.length, idleFiles(files, busy), repeat);
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    /** Relative to the tests' folder. */
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly status: string }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string; readonly projects: readonly { readonly name: string }[] };
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** The tally of a Playwright run. `filesOf` returns the absolute paths of the files that an engine has to run. */
export function playwrightTally(report: unknown, filesOf: (engine: string) => readonly string[]): Tally {
  const { config, suites, stats, errors } = report as PlaywrightReport;
  const specs = suites.flatMap(specsOf);
  const idle = config.projects.flatMap(({ name }) => {
    const busy = new Set(
      specs
        .filter(({ tests }) => tests.some((test) => test.projectName === name && hasRun(test)))
        .map(({ file }) => `${config.rootDir}/${file}`),
    );
    return idleFiles(filesOf(name), busy).map((sentence) => `${name}: ${sentence}`);
  });
  const repeat = specs.flatMap(({ file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(
        ({ projectName }) =>
          `npx playwright test ${relative(process.cwd(), `${config.rootDir}/${file}`)}:${line} --project=${projectName}`,
      ),
  );
  return tally(stats.expected, stats.unexpected + stats.flaky + errors.length, idle, repeat);
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> {
  return [...specs, ...suites.flatMap(specsOf)];
}

const hasRun = ({ results }: { readonly results: readonly { readonly status: string }[] }) =>
  results.some(({ status }) => status !== "skipped");

function idleFiles(files: readonly string[], busy: ReadonlySet<string>): string[] {
  if (files.length === 0) return ["there are no files of tests"];
  return files.filter((file) => !busy.has(file)).map((file) => `${file} ran nothing`);
}

function tally(passed: number, failed: number, idle: readonly string[], repeat: readonly string[]): Tally {
  return { passed, failed: failed + idle.length, idle, repeat: [...new Set(repeat)] };
}
