/** One planted problem for every rule of the launch check; a clean launch has none. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describe as list, runRules } from "../../scripts/preflight/rule.ts";
import { launchRules } from "../../scripts/preflight/rules.ts";
import { readSite } from "../../scripts/preflight/built-site.ts";
import { now, plant } from "./clean-launch.ts";

async function findings(planted: readonly string[]) {
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

/** Each problem in `problems-for-tests.txt`: its rule, its changes, and the position and text of its message. */
const problems: { rule: string; changes: readonly string[]; where: string; what: string }[] = [];
let rule = "";
let changes: string[] = [];
for (const line of readFileSync("tests/preflight/problems-for-tests.txt", "utf8").trimEnd().split("\n")) {
  if (line.startsWith("    ")) {
    const [where = "", ...what] = line.trim().split(" ");
    problems.push({ rule, changes, where, what: what.join(" ") });
    changes = [];
  } else if (line.startsWith("  ")) changes.push(line.slice(2));
  else rule = line;
}

test("every rule has planted problems", () => {
  expect([...new Set(problems.map((each) => each.rule))].sort()).toEqual(
    launchRules.map(({ name }) => name).sort(),
  );
});

test.each(problems)(
  "$rule: $changes is told with its place and what to do, and nothing else is",
  async (problem) => {
    const found = await findings(problem.changes);
    expect(found.length).toBeGreaterThan(0);
    for (const finding of found) {
      expect(finding.rule).toBe(problem.rule);
      expect(finding.what).toContain(problem.what);
      expect(finding.where.startsWith(problem.where), finding.where).toBe(true);
      expect(finding.fix).toMatch(/^[A-Z].{10,}/u);
    }
  },
);

test.each(launchRules.map(({ name }) => name))("%s fails when it finds nothing to look at", async (name) => {
  const rule = launchRules.filter((each) => each.name === name);
  const nowhere = { content: {}, documents: new Map(), folder: "/no/such/folder" };
  const site = readSite("/no/such/folder");
  const nothing = { ...nowhere, sample: nowhere, pageOf: () => "/", site, now };
  const [report] = await runRules(nothing, rule);
  expect(report?.findings.length).toBeGreaterThan(0);
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
  expect(stdout).toContain("content/facility.yaml:");
  expect(stdout).toContain("Build the site first: npm run build");
});
