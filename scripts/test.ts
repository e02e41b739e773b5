/**
 * `npm test`: everything that can be checked without a network, ordered to fail fast. The last line is `N passed, N
 * failed`, and the exit code matches it. A test file that runs no tests counts as a failure.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { testDay } from "../tests/day.ts";
import { everything, programs, testFiles, type Engine } from "../tests/scope.ts";
import { installPrograms, runsHere } from "./browsers.ts";
import { buildLocalSite } from "./local-build.ts";
import { run } from "./processes.ts";
import { playwrightTally, vitestTally, type Tally } from "./test/tally.ts";

const reports = ".cache/reports";
const node = process.execPath;
const failure: Tally = { passed: 0, failed: 1, idle: [], repeat: [] };

process.env["NOW"] ??= testDay;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const installing = installPrograms(programs);
const tallies = [await step("1 of 4: check", [node, "--import", "tsx", "scripts/check.ts"])];
console.log("\n── 2 of 4: build");
const built = await buildLocalSite();
const missing = await installing;
if (built === "failed") tallies.push(failure);
else {
  tallies.push(
    await step("3 of 4: units and built files", [node, "node_modules/vitest/vitest.mjs", "run"], (report) =>
      vitestTally(report, files("chromium", ".test.ts", ".test.tsx")),
    ),
    await step("4 of 4: browsers", [node, "node_modules/@playwright/test/cli.js", "test"], (report) =>
      playwrightTally(report, (engine) => files(engine, ".spec.ts")),
    ),
  );
}

for (const { idle } of tallies) for (const sentence of idle) console.error(`✗ ${sentence}`);
const repeat = tallies.flatMap((tally) => tally.repeat);
if (repeat.length > 0) console.error("\nTo repeat only what failed:");
for (const command of repeat) console.error(`  ${everything ? "TESTS=all " : ""}${command}`);
if (missing.length > 0) console.log(`\nNot proven here, because it is not installed: ${missing.join(", ")}`);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The test files that an engine has to run here, regardless of the runner's own settings. */
function files(engine: string, ...endings: readonly string[]): string[] {
  return endings
    .flatMap((ending) => testFiles(ending))
    .filter((file) => runsHere(file, engine as Engine))
    .map((file) => resolve(file));
}

/** Runs a step and counts its tests. A step without a report counts as one. */
async function step(
  name: string,
  [command = node, ...args]: readonly string[],
  tally?: (report: unknown) => Tally,
): Promise<Tally> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const report = join(reports, `${name.at(0)}.json`);
  const { status } = await run(command, args, {
    env: { ...process.env, ...(tally ? { TEST_REPORT: report } : {}) },
    show: "everything",
  });
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  if (!tally) return status === 0 ? { ...failure, passed: 1, failed: 0 } : failure;
  const counted = readReport(report, tally) ?? failure;
  // A run that crashed may not have counted a failure.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function readReport(file: string, tally: (report: unknown) => Tally): Tally | undefined {
  try {
    return tally(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
