import { describe, expect, test } from "vitest";
import { playwrightTally, vitestTally } from "./tally.ts";

const unit = (...results: readonly [name: string, status: string, ...statuses: string[]][]) => ({
  numPassedTests: results.flat().filter((word) => word === "passed").length - results.length,
  numFailedTests: 0,
  testResults: results.map(([name, status, ...statuses]) => ({
    name,
    status,
    assertionResults: statuses.map((each) => ({ status: each })),
  })),
});

test("vitest: every file that ran a test is in order", () => {
  const report = unit(["/a/x.test.ts", "passed", "passed"], ["/a/y.test.ts", "passed", "passed", "skipped"]);
  expect(vitestTally(report, ["/a/x.test.ts", "/a/y.test.ts"])).toEqual({
    passed: 2,
    failed: 0,
    idle: [],
    repeat: [],
  });
});

test.each([
  ["was not looked at", unit(["/a/x.test.ts", "passed", "passed"])],
  ["skips all its tests", unit(["/a/x.test.ts", "passed", "passed"], ["/a/y.test.ts", "passed", "skipped"])],
])("vitest: a file that %s has failed", (_why, report) => {
  expect(vitestTally(report, ["/a/x.test.ts", "/a/y.test.ts"])).toMatchObject({
    failed: 1,
    idle: ["/a/y.test.ts ran nothing"],
  });
});

test("vitest: a file that breaks down outside of its tests has failed, whatever else fails", () => {
  const report = unit(["/a/x.test.ts", "passed", "passed"], ["/a/y.test.ts", "failed", "passed"]);
  expect(vitestTally({ ...report, numFailedTests: 3 }, ["/a/x.test.ts", "/a/y.test.ts"])).toMatchObject({
    failed: 4,
    idle: [],
  });
});

test("a run without files of tests has failed", () => {
  expect(vitestTally(unit(), []).failed).toBe(1);
});

const spec = (file: string, runs: Readonly<Record<string, string>>) => ({
  file,
  line: 7,
  tests: Object.entries(runs).map(([projectName, status]) => ({
    projectName,
    status: status === "failed" ? "unexpected" : "expected",
    results: [{ status }],
  })),
});
const browsers = (...specs: readonly ReturnType<typeof spec>[]) => ({
  config: { rootDir: "/a/tests", projects: [{ name: "chromium" }, { name: "firefox" }] },
  suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  stats: { expected: 4, unexpected: 0, flaky: 0 },
  errors: [],
});
const files = ["/a/tests/forms/x.spec.ts", "/a/tests/site/y.spec.ts"];
const filesOf = (engine: string) => (engine === "chromium" ? files : files.slice(0, 1));
const both = { chromium: "passed", firefox: "passed" };

test("Playwright: each browser ran the files that it has to run", () => {
  const report = browsers(spec("forms/x.spec.ts", both), spec("site/y.spec.ts", { chromium: "passed" }));
  expect(playwrightTally(report, filesOf)).toEqual({ passed: 4, failed: 0, idle: [], repeat: [] });
});

test("Playwright: a browser that ran nothing has failed", () => {
  const report = browsers(
    spec("forms/x.spec.ts", { chromium: "passed" }),
    spec("site/y.spec.ts", { chromium: "passed" }),
  );
  expect(playwrightTally(report, filesOf)).toMatchObject({
    failed: 1,
    idle: ["firefox: /a/tests/forms/x.spec.ts ran nothing"],
  });
});

test("Playwright: a file whose tests are all skipped has failed", () => {
  const report = browsers(
    spec("forms/x.spec.ts", { ...both, firefox: "skipped" }),
    spec("site/y.spec.ts", { chromium: "skipped" }),
  );
  expect(playwrightTally(report, filesOf).idle).toEqual([
    "chromium: /a/tests/site/y.spec.ts ran nothing",
    "firefox: /a/tests/forms/x.spec.ts ran nothing",
  ]);
});

describe("what failed is repeated", () => {
  const here = process.cwd();

  test("in vitest by its file and line, by its file alone where the file broke down", () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 1,
      testResults: [
        {
          name: `${here}/src/x.test.ts`,
          status: "failed",
          assertionResults: [{ status: "failed", location: { line: 12 } }, { status: "passed" }],
        },
        { name: `${here}/src/y.test.ts`, status: "failed", assertionResults: [] },
      ],
    };
    expect(vitestTally(report, []).repeat).toEqual([
      "npx vitest run src/x.test.ts:12",
      "npx vitest run src/y.test.ts",
    ]);
  });

  test("in Playwright by its file, line and browser", () => {
    const report = browsers(spec("forms/x.spec.ts", { ...both, firefox: "failed" }));
    const at = { ...report, config: { ...report.config, rootDir: `${here}/tests` } };
    expect(playwrightTally(at, () => []).repeat).toEqual([
      "npx playwright test tests/forms/x.spec.ts:7 --project=firefox",
    ]);
  });
});
