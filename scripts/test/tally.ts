/** What a run of tests came to, by its own report; what ran nothing counts as a failure, because it proves nothing. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What ran nothing, a sentence each. */
  readonly idle: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The absolute path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The tally of vitest. `files` are the files of tests, by their absolute paths. */
export function vitestTally(report: unknown, files: readonly string[]): Tally {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const ran = ({ status }: { readonly status: string }) => status === "passed" || status === "failed";
  const busy = new Set(
    testResults.filter(({ assertionResults }) => assertionResults.some(ran)).map(({ name }) => name),
  );
  // A file that breaks down outside of its tests has no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((each) => each.status === "failed"),
  );
  return tally(numPassedTests, numFailedTests + broken.length, idleFiles(files, busy));
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    /** Relative to the folder of the tests. */
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
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

/** The tally of Playwright: each browser runs each file, but for the files in `once`, which the first one runs alone. */
export function playwrightTally(report: unknown, files: readonly string[], once: RegExp): Tally {
  const { config, suites, stats, errors } = report as PlaywrightReport;
  const idle = config.projects.flatMap(({ name }, index) => {
    const busy = new Set(
      suites
        .flatMap(specsOf)
        .filter(({ tests }) => tests.some((test) => test.projectName === name && hasRun(test)))
        .map(({ file }) => `${config.rootDir}/${file}`),
    );
    const wanted = index === 0 ? files : files.filter((file) => !once.test(file));
    return idleFiles(wanted, busy).map((sentence) => `${name}: ${sentence}`);
  });
  return tally(stats.expected, stats.unexpected + stats.flaky + errors.length, idle);
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

function tally(passed: number, failed: number, idle: readonly string[]): Tally {
  return { passed, failed: failed + idle.length, idle };
}
