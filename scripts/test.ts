/**
 * `npm test`: the checks, Vitest and Playwright; with `--all`, all that they have. The last line is
 * `N passed, N failed`, and the exit code matches it.
 */
import { readFileSync, rmSync } from "node:fs";
import { installPrograms } from "../tools/browsers.ts";
import { exitOnSignals, run } from "../tools/processes.ts";

const all = process.argv.includes("--all");
const reports = ".cache/reports";
const env = { ...process.env, ...(all ? { TESTS: "all" } : {}) };
const total = { passed: 0, failed: 0 };

exitOnSignals(1);
rmSync(reports, { recursive: true, force: true });
const installing = installPrograms([
  "chromium",
  "fonts",
  "firefox",
  "webkit",
  ...(all ? (["nginx"] as const) : []),
]);
await runStep("check", ["scripts/check.ts"]);
const missing = await installing;
await runStep(
  "vitest",
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${reports}/vitest`,
  ],
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);
await runStep(
  "playwright",
  ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
  ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }),
);
if (missing.length > 0) console.log(`\nNot tested here, because it is not installed: ${missing.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
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
  total.failed += isGreen && passed > 0 ? failed : Math.max(failed, 1);
}

function counted(name: string, count: (report: Report) => typeof total): typeof total {
  try {
    return count(JSON.parse(readFileSync(`${reports}/${name}`, "utf8")) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}
