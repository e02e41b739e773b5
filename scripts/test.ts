/**
 * `npm test`: everything that can be checked without a network, in the order in which it fails fastest.
 * Ends with one line, `N passed, N failed`; the exit code says the same.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bringBrowsers } from "./browsers.ts";
import { testDay } from "../tests/day.ts";
import { buildLocalSite } from "./local-build.ts";

const reports = ".cache/reports";
const node = process.execPath;

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

process.env["NOW"] ??= testDay;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const tallies: Tally[] = [step("check", [node, "--import", "tsx", "scripts/check.ts"])];
if (buildLocalSite() === "failed") tallies.push({ passed: 0, failed: 1 });
else {
  const missing = bringBrowsers();
  if (missing) console.error(missing);
  tallies.push(
    step("unit", [node, "node_modules/vitest/vitest.mjs", "run"], vitestTally),
    missing
      ? { passed: 0, failed: 1 }
      : step("browser", [node, "node_modules/@playwright/test/cli.js", "test"], playwrightTally),
  );
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a step and counts its tests; a step without a report of its own counts as one. */
function step(
  name: string,
  [command = node, ...args]: readonly string[],
  tally?: (report: unknown) => Tally,
): Tally {
  console.log(`\n── ${name}`);
  const report = join(reports, `${name}.json`);
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...(tally ? { TEST_REPORT: report } : {}) },
  });
  const whole: Tally = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!tally) return whole;
  const counted = readReport(report, tally);
  // A run that broke down may have counted no failure, and a run without tests proves nothing.
  if (!counted || counted.passed + counted.failed === 0) return { passed: 0, failed: 1 };
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function readReport(file: string, tally: (report: unknown) => Tally): Tally | undefined {
  try {
    return tally(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: Math.max(numFailedTests ?? 0, numFailedTests === 0 ? (numFailedTestSuites ?? 0) : 0),
  };
}

function playwrightTally(report: unknown): Tally {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
