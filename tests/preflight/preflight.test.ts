/** One planted problem for every rule of the launch check; a clean launch has none. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { describe as list, runRules } from "../../scripts/preflight/rule.ts";
import { launchRules } from "../../scripts/preflight/rules.ts";
import { noSamples } from "../../scripts/preflight/samples.ts";
import { readSite } from "../../scripts/preflight/built-site.ts";
import { readContent } from "../../src/content/content.ts";
import { now, plant, type Planted } from "./clean-launch.ts";
import { problems } from "./planted-problems.ts";

async function findings(planted: Planted) {
  const { launch, release } = plant(planted);
  const reports = await runRules(launch, launchRules);
  release();
  return reports.flatMap(({ rule, findings }) => findings.map((finding) => ({ rule, ...finding })));
}

test("a clean launch passes every rule, and every rule looked at something", async () => {
  const { launch, release } = plant();
  const reports = await runRules(launch, launchRules);
  release();
  expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
  for (const { rule, scanned } of reports) expect(scanned, rule).toBeGreaterThan(0);
  expect(list(reports)).toBe("Ready to launch.");
});

test("every rule has planted problems", () => {
  expect(Object.keys(problems).sort()).toEqual(launchRules.map(({ name }) => name).sort());
});

describe.each(Object.entries(problems))("%s", (rule, cases) => {
  test.each(cases)(
    "%s is found, told with its place and what to do, and nothing else is",
    async (_, planted, what, where) => {
      const found = await findings(planted);
      expect(found.length).toBeGreaterThan(0);
      for (const finding of found) {
        expect(finding.rule).toBe(rule);
        expect(finding.what).toMatch(what);
        expect(finding.where.startsWith(where), finding.where).toBe(true);
        expect(finding.fix).toMatch(/^[A-Z].{10,}/u);
      }
    },
  );
});

test.each(launchRules.map(({ name }) => name))("%s fails when it finds nothing to look at", async (name) => {
  const rule = launchRules.filter((each) => each.name === name);
  const nothing = { content: {}, documents: new Map(), site: readSite("/no/such/folder"), now };
  const [report] = await runRules(nothing, rule);
  expect(report?.findings.length).toBeGreaterThan(0);
});

test("the sample facility is not ready: every mark in its files is told", async () => {
  const marks = filesIn("content").flatMap(
    (file) => readFileSync(file, "utf8").match(/\bsample: true\b/gu) ?? [],
  );
  const { scanned, findings: told } = await noSamples.check({
    ...readContent("content"),
    site: readSite("/no/such/folder"),
    now,
  });
  expect(scanned).toBeGreaterThan(100);
  expect(told).toHaveLength(marks.length);
});

test("the command ends with 1 and the list", () => {
  const empty = mkdtempSync(join(tmpdir(), "empty-"));
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/preflight.ts", "--built"],
    { env: { ...process.env, OUT_DIR: empty }, encoding: "utf8" },
  );
  rmSync(empty, { recursive: true });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Not ready to launch: \d+ things to do\./u);
  expect(stdout).toContain("content/facility.yaml:1:1");
  expect(stdout).toContain("Build the site first: npm run build");
});

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.(?:yaml|md)$/u.test(name) ? [path] : [];
  });
}
