import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { problemsOfChanges } from "./changed-content.ts";
import { mendsForDeletion } from "./mend-deletion.ts";

const root = mkdtempSync(join(tmpdir(), "mends-"));
const content = join(root, "content");
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => cpSync("content", content, { recursive: true }));

const read = (path: string) => readFileSync(join(content, path), "utf8");
const add = (path: string, text: string) => writeFileSync(join(content, path), read(path) + text);

test("a page goes with its entry in the menu and with the links in texts", () => {
  const { mends, changes } = mendsForDeletion(content, ["pages/hittrax.yaml"]);
  expect(mends).toContainEqual({
    file: "navigation.yaml",
    field: expect.stringMatching(/^menus\.\d+\.entries\.7\.route$/u),
    what: '"HitTrax" is removed.',
  });
  expect(mends).toContainEqual({
    file: "pages/tournament.yaml",
    field: "body",
    what: "Its links to the page become plain words.",
  });
  expect(changes.has("pages/hittrax.yaml")).toBe(true);
  expect(changes.get("pages/hittrax.yaml")).toBeUndefined();
  expect(changes.get("navigation.yaml")).toBe(
    read("navigation.yaml").replace("      - label: HitTrax\n        route: hittrax\n", ""),
  );
  expect(changes.get("pages/tournament.yaml")).toContain("Start with a baseline assessment for");
  expect(changes.get("packages/hittrax-batters.yaml")).not.toContain("hittrax\n");
  expect(problemsOfChanges(content, changes)).toEqual([]);
});

test("what need not be there is left out, and a menu without entries goes", () => {
  const deleted = ["pages/hitpricing.yaml", "pages/ninjayouth.yaml", "pages/tournament.yaml"];
  const { mends, changes } = mendsForDeletion(content, deleted);
  expect(changes.get("coaches/marcus-bell.md")).not.toContain("pricing:");
  expect(changes.get("pages/ninjayouthprice.yaml")).not.toContain("within:");
  expect(changes.get("navigation.yaml")).not.toContain("What's New");
  expect(mends.filter(({ what }) => what === '"What\'s New" is removed.')).toHaveLength(2);
  expect(problemsOfChanges(content, changes)).toEqual([]);
});

test("a notice on no other page goes, because without pages it would be on every page", () => {
  add(
    "hours.yaml",
    "  - from: 2027-01-01\n    until: 2027-01-02\n    text: Closed early\n    pages:\n      - hittrax\n" +
      "  - from: 2027-01-01\n    until: 2027-01-02\n    text: New numbers\n    pages:\n      - hittrax\n      - camps\n    link: hittrax\n",
  );
  const { changes } = mendsForDeletion(content, ["pages/hittrax.yaml"]);
  expect(changes.get("hours.yaml")).not.toContain("Closed early");
  expect(changes.get("hours.yaml")).toMatch(/text: New numbers\n {4}pages:\n {6}- camps\n$/u);
});

test("a coach of a deleted discipline is for a person to decide", () => {
  const { mends, changes } = mendsForDeletion(content, ["disciplines/speed.yaml"]);
  expect(mends).toContainEqual({
    file: "coaches/jordan-avery.md",
    field: "discipline",
    what: '"Speed & Agility" is needed here: choose another, or delete this as well.',
  });
  expect(problemsOfChanges(content, changes).map(({ field }) => field)).toEqual(["discipline"]);
  const both = mendsForDeletion(content, ["disciplines/speed.yaml", "coaches/jordan-avery.md"]);
  expect(problemsOfChanges(content, both.changes)).toEqual([]);
});

test("a sentence that names what goes is left out where it stands alone, and is otherwise for a person to rewrite", () => {
  const deleted = ["packages/hittrax-batters.yaml", "packages/winter-league.yaml"];
  const { mends, changes } = mendsForDeletion(content, deleted);
  const line = "Free HitTrax membership with a free baseline assessment ({{price.hittrax-batters}} value)";
  expect(mends).toContainEqual({
    file: "packages/founders.yaml",
    field: "includes.7",
    what: `"${line}" is taken off the list.`,
  });
  expect(changes.get("packages/founders.yaml")).toBe(
    read("packages/founders.yaml").replace(`  - ${line}\n`, ""),
  );
  expect(mends).toContainEqual({
    file: "pages/tournamentprice.yaml",
    field: "lead",
    what: '"{{price.winter-league}} a player for the whole season." is left out.',
  });
  expect(changes.get("pages/tournamentprice.yaml")).not.toContain("lead:");
  expect(changes.get("policies/aboutus.md")).not.toContain("**HitTrax**");
  const left = problemsOfChanges(content, changes).map(({ file, field }) => `${basename(file)} ${field}`);
  expect(left).toContain("hittrax.yaml lead");
  expect(left.join()).not.toMatch(/founders|aboutus|tournamentprice.yaml lead/u);
});

test("of a list in a text, only the lines that name what goes are left out", () => {
  const { changes } = mendsForDeletion(content, ["packages/silver.yaml"]);
  expect(changes.get("pages/notfound.yaml")).toBe(
    read("pages/notfound.yaml").replace(/ *- \[Memberships\].*\n/u, ""),
  );
});

test("a file that nothing leads to goes alone", () => {
  const { mends, changes } = mendsForDeletion(content, ["pages/comingsoon.yaml"]);
  expect(mends).toEqual([]);
  expect([...changes]).toEqual([["pages/comingsoon.yaml", undefined]]);
});
