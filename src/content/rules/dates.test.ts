/** Problems in dates, notices and colors, planted in the second facility, and the words that tell them. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../content.ts";
import { describeProblem } from "../read/problems.ts";

const root = mkdtempSync(join(tmpdir(), "dated-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let runs = 0;

function problemsWith(file: string, plant: string | ((text: string) => string)): string[] {
  runs += 1;
  const directory = join(root, String(runs), "content");
  cpSync("tests/second-facility/content", directory, { recursive: true });
  const path = join(directory, file);
  if (typeof plant === "string") appendFileSync(path, plant);
  else {
    const before = readFileSync(path, "utf8");
    const after = plant(before);
    expect(after, "the plant no longer applies").not.toBe(before);
    writeFileSync(path, after);
  }
  return readContent(directory).problems.map((problem) =>
    describeProblem({ ...problem, file: relative(dirname(directory), problem.file) }),
  );
}

const notice = (fields: string) =>
  `notices:\n  - from: 2027-01-01\n    until: 2027-01-31\n    text: Snow\n${fields}`;

test.each<[rule: string, file: string, plant: string | ((text: string) => string), told: string]>([
  [
    "a day in two closures",
    "hours.yaml",
    "  - date: 2026-12-31\n    reason: Party\n    closed: true\n",
    'content/hours.yaml:16:11 exceptions.1.date: this day is in two entries (found "2026-12-31")',
  ],
  [
    "a closure that ends before it begins",
    "hours.yaml",
    (text) => text.replace("until: 2027-01-01", "until: 2026-12-01"),
    'content/hours.yaml:13:12 exceptions.0.until: the last day comes before the first (found "2026-12-01")',
  ],
  [
    "a closure that lasts for ever",
    "hours.yaml",
    (text) => text.replace("until: 2027-01-01", "until: 9999-12-31"),
    'content/hours.yaml:13:12 exceptions.0.until: expected a date such as 2027-06-07, from 2000-01-01 to 2099-12-31 (found "9999-12-31")',
  ],
  [
    "a closure at the end of all years",
    "hours.yaml",
    "  - date: 9999-12-31\n    reason: Party\n    closed: true\n",
    'content/hours.yaml:16:11 exceptions.1.date: expected a date such as 2027-06-07, from 2000-01-01 to 2099-12-31 (found "9999-12-31")',
  ],
  [
    "a closure that meets one of every year",
    "hours.yaml",
    "  - date: 2021-12-31\n    repeats: yearly-on-date\n    reason: Party\n    closed: true\n",
    'content/hours.yaml:16:11 exceptions.1.date: this day is in two entries (found "2026-12-31")',
  ],
  [
    "closures of every year that meet in a later one",
    "hours.yaml",
    "  - date: 2027-06-21\n    repeats: yearly\n    reason: Party\n    closed: true\n  - date: 2027-06-23\n    repeats: yearly-on-date\n    reason: Party\n    closed: true\n",
    'content/hours.yaml:20:11 exceptions.2.date: this day is in two entries (found "2031-06-23")',
  ],
  [
    "a closure of every year that never ends",
    "hours.yaml",
    "  - date: 2027-02-01\n    until: 2028-01-31\n    repeats: yearly\n    reason: Party\n    closed: true\n",
    'content/hours.yaml:17:12 exceptions.1.until: what repeats every year takes at most 52 weeks (found "2028-01-31")',
  ],
  [
    "a word for how often that is none",
    "hours.yaml",
    (text) => text.replace("    reason: Winter break", "    repeats: weekly\n    reason: Winter break"),
    'content/hours.yaml:14:14 exceptions.0.repeats: expected one of: yearly, yearly-on-date (found "weekly")',
  ],
  [
    "a special of every year without a last day",
    "packages/winter-deal.yaml",
    (text) => text.replace("until: 2027-02-28", "repeats: yearly"),
    "content/packages/winter-deal.yaml:7:10 repeats: what repeats every year needs both from and until",
  ],
  [
    "a package of every year, of a camp that takes place once",
    "packages/july-camp.yaml",
    "from: 2027-04-01\nuntil: 2027-07-01\nrepeats: yearly\n",
    "repeats: July Camp, which it belongs to, does not repeat: add repeats to its season, or leave it out here",
  ],
  [
    "a camp of 180 years",
    "camps/july-camp.md",
    (text) => text.replace("until: 2027-07-09", "until: 2207-07-09"),
    'content/camps/july-camp.md:8:10 season.until: expected a date such as 2027-06-07, from 2000-01-01 to 2099-12-31 (found "2207-07-09")',
  ],
  [
    "a camp of two years",
    "camps/july-camp.md",
    (text) => text.replace("until: 2027-07-09", "until: 2029-07-09"),
    'content/camps/july-camp.md:8:10 season.until: expected at most a year from the first day (found "2029-07-09")',
  ],
  [
    "days of the week on other weekdays every year",
    "camps/july-camp.md",
    (text) =>
      text.replace("until: 2027-07-09", "until: 2027-07-09\n  repeats: yearly-on-date\n  days: [monday]"),
    'content/camps/july-camp.md:9:12 season.repeats: days of the week need repeats: yearly (found "yearly-on-date")',
  ],
  [
    "a closure of years",
    "hours.yaml",
    (text) => text.replace("until: 2027-01-01", "until: 2029-01-01"),
    'content/hours.yaml:13:12 exceptions.0.until: expected at most a year of days (found "2029-01-01")',
  ],
  [
    "neither closed nor with hours",
    "hours.yaml",
    (text) => text.replace("closed: true", "closed: false"),
    "content/hours.yaml:15:13 exceptions.0.closed: expected either closed: true or both opens and closes (found false)",
  ],
  [
    "a notice on a page that the facility has not",
    "hours.yaml",
    notice("    pages:\n      - hittrax\n"),
    'content/hours.yaml:21:9 notices.0.pages.0: this page does not exist here (found "hittrax")',
  ],
  [
    "a notice that leads to such a page",
    "hours.yaml",
    notice("    link: hittrax\n"),
    'content/hours.yaml:20:11 notices.0.link: this page does not exist here (found "hittrax")',
  ],
  [
    "a special that ends before it begins",
    "packages/winter-deal.yaml",
    (text) => text.replace("until: 2027-02-28", "until: 2026-11-30"),
    'content/packages/winter-deal.yaml:7:8 until: it ends before it begins (found "2026-11-30")',
  ],
  [
    "a color that is none",
    "facility.yaml",
    (text) => text.replace('bulb: "#ffd84d"', "bulb: yellow"),
    'content/facility.yaml:30:9 colors.bulb: expected a color such as "#a4472a", in quotation marks (found "yellow")',
  ],
  [
    "a color that cannot be read",
    "facility.yaml",
    (text) => text.replace('bulb: "#ffd84d"', 'bulb: "#203060"'),
    'colors.bulb: expected a readable color: bulb on calm has a contrast of 1.0 in the light scheme, and needs 4.5 (found "#203060")',
  ],
])("%s is told with its place and its rule", (_, file, plant, told) => {
  const problems = problemsWith(file, plant);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(told);
});
