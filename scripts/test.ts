/**
 * `npm test`: everything that can be checked without a network, in the order in which it fails fastest.
 * Ends with one line, `N passed, N failed`; the exit code says the same. A file of tests that runs nothing has failed.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { testDay } from "../tests/day.ts";
import { onceOnly } from "../tests/engines.ts";
import { bringBrowsers } from "./browsers.ts";
import { buildLocalSite } from "./local-build.ts";
import { run } from "./processes.ts";
import { playwrightTally, vitestTally, type Tally } from "./test/tally.ts";

const reports = ".cache/reports";
const node = process.execPath;
const failure: Tally = { passed: 0, failed: 1, idle: [] };

process.env["NOW"] ??= testDay;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const tallies: Tally[] = [await step("check", [node, "--import", "tsx", "scripts/check.ts"])];
if ((await buildLocalSite()) === "failed") tallies.push(failure);
else {
  const missing = bringBrowsers();
  if (missing) console.error(missing);
  tallies.push(
    await step("unit", [node, "node_modules/vitest/vitest.mjs", "run"], (report) =>
      vitestTally(report, files("*.test.{ts,tsx}")),
    ),
    missing
      ? failure
      : await step("browser", [node, "node_modules/@playwright/test/cli.js", "test"], (report) =>
          playwrightTally(report, files("*.spec.ts"), onceOnly(process.cwd())),
        ),
  );
}

for (const { idle } of tallies) for (const sentence of idle) console.error(`✗ ${sentence}`);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Every file of this form in the project, wherever the runner's own settings look for it. */
function files(form: string): string[] {
  const outside = new Set(["node_modules", ".cache", ".git"]);
  return globSync(`**/${form}`, { exclude: (path) => outside.has(path) }).map((file) => resolve(file));
}

/** Runs a step and counts its tests; a step without a report of its own counts as one. */
async function step(
  name: string,
  [command = node, ...args]: readonly string[],
  tally?: (report: unknown) => Tally,
): Promise<Tally> {
  console.log(`\n── ${name}`);
  const report = join(reports, `${name}.json`);
  const { status } = await run(command, args, {
    env: { ...process.env, ...(tally ? { TEST_REPORT: report } : {}) },
    show: "everything",
  });
  if (!tally) return status === 0 ? { passed: 1, failed: 0, idle: [] } : failure;
  const counted = readReport(report, tally) ?? failure;
  // A run that broke down may have counted no failure.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function readReport(file: string, tally: (report: unknown) => Tally): Tally | undefined {
  try {
    return tally(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
