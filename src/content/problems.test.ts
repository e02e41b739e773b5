/** One planted problem for each rule of the content, and the words in which an owner reads it. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readContent } from "./content.ts";
import { describeProblems } from "./read/problems.ts";
import { problemsWith, type Plant } from "./planted-content-for-tests.ts";

const plants: [rule: string, file: string, plant: Plant, told: string][] = [
  [
    "a price in words",
    "packages/gold.yaml",
    (text) => text.replace("price: 59.99", "price: free"),
    'content/packages/gold.yaml:4:8 price: expected an amount such as 59.99 (found "free")',
  ],
  [
    "a price of nothing",
    "packages/gold.yaml",
    (text) => text.replace("price: 59.99", "price: 0"),
    "content/packages/gold.yaml:4:8 price: expected an amount such as 59.99, more than zero (found 0)",
  ],
  [
    "half a cent",
    "packages/gold.yaml",
    (text) => text.replace("price: 59.99", "price: 59.995"),
    "content/packages/gold.yaml:4:8 price: expected an amount such as 59.99, with at most two decimals (found 59.995)",
  ],
  [
    "a field that is missing",
    "packages/gold.yaml",
    (text) => text.replace("price: 59.99\n", ""),
    "content/packages/gold.yaml:1:1 price: this field is missing",
  ],
  [
    "a field nobody knows",
    "packages/gold.yaml",
    (text) => text.replace("price: 59.99", "price: 59.99\nprize: 1"),
    "content/packages/gold.yaml:5:1 prize: there is no such field here; check its spelling and indentation",
  ],
  [
    "an unknown kind",
    "packages/gold.yaml",
    (text) => text.replace("kind: membership", "kind: gift"),
    'content/packages/gold.yaml:3:7 kind: expected one of: membership, lesson, camp, league, tokens, assessment, youth, special (found "gift")',
  ],
  [
    "broken YAML",
    "packages/gold.yaml",
    (text) => text.replace("name: Gold", 'name: "Gold'),
    "content/packages/gold.yaml:",
  ],
  [
    "a field twice",
    "packages/gold.yaml",
    (text) => text.replace("name: Gold", "name: Gold\nname: Gold"),
    "content/packages/gold.yaml:3:1 this is not valid YAML: the same field is here twice",
  ],
  [
    "hours that end before they begin",
    "hours.yaml",
    (text) => text.replace('closes: "18:00"', 'closes: "11:00"'),
    'content/hours.yaml:13:13 weekly.2.closes: hours end before they begin: closes must be later than opens (found "11:00")',
  ],
  [
    "a time that is none",
    "hours.yaml",
    (text) => text.replace('opens: "12:00"', 'opens: "noon"'),
    'content/hours.yaml:12:12 weekly.2.opens: expected a time such as "14:00", on the 24-hour clock (found "noon")',
  ],
  [
    "a day with two hours",
    "hours.yaml",
    (text) => text.replace("from: sunday", "from: saturday"),
    "content/hours.yaml:2:3 weekly: a day is in two entries: give each day its hours once (found a list of 3)",
  ],
  [
    "a phone number that is none",
    "facility.yaml",
    (text) => text.replace(/phone: .*/u, "phone: call us"),
    'phone: expected a phone number such as 614-555-0142 (found "call us")',
  ],
  [
    "a time zone that is an offset",
    "facility.yaml",
    (text) => text.replace(/timeZone: .*/u, 'timeZone: "+05:00"'),
    'timeZone: expected a time zone such as America/New_York (found "+05:00")',
  ],
  [
    "a drawn map and a maps service's at once",
    "facility.yaml",
    (text) => text.replace("  picture: street-map.svg", "$&\n  embed: https://maps.example/embed"),
    "map.embed: expected either a drawn map (picture) or one from a maps service (embed)",
  ],
  [
    "a map that is none",
    "facility.yaml",
    (text) => text.replace("  picture: street-map.svg\n", ""),
    "map.embed: expected either a drawn map (picture) or one from a maps service (embed)",
  ],
  [
    "a review's picture that is not there",
    "testimonials/jake-m.yaml",
    (text) => text.replace("reviews/jake-m.svg", "reviews/nobody.svg"),
    'picture: there is no such picture in content/pictures (found "reviews/nobody.svg")',
  ],
  [
    "an address without https",
    "facility.yaml",
    (text) => text.replace(/gallery: https/u, "gallery: http"),
    "links.gallery: expected a web address that begins with https://",
  ],
  [
    "a date that does not exist",
    "camps/june-hitting.md",
    (text) => text.replace(/from: 2027-06-\d\d/u, "from: 2027-06-31"),
    'season.from: expected a date such as 2027-06-07 that exists (found "2027-06-31")',
  ],
  [
    "a camp that ends before it begins",
    "camps/june-hitting.md",
    (text) => text.replace(/until: 2027/u, "until: 2026"),
    "season.until: it ends before it begins",
  ],
  [
    "a league that begins on none of its days",
    "leagues/winter-hittrax.md",
    (text) => text.replace("    - saturday", "    - sunday"),
    'season.from: the first day is not one of its days of the week (found "2027-01-09")',
  ],
  [
    "a camp that begins and never ends",
    "camps/june-hitting.md",
    (text) => text.replace(/^ {2}closes: .*\n/mu, ""),
    "season.closes: expected both opens and closes, or neither",
  ],
  [
    "a camp that ends and never begins",
    "camps/june-hitting.md",
    (text) => text.replace(/^ {2}opens: .*\n/mu, ""),
    "season.opens: expected both opens and closes, or neither",
  ],
  [
    "a day of camp that ends before it begins",
    "camps/june-hitting.md",
    (text) => text.replace(/^ {2}closes: .*/mu, '  closes: "08:00"'),
    'season.closes: hours end before they begin: closes must be later than opens (found "08:00")',
  ],
  [
    "a session that ends before it begins",
    "camps/swinging-holiday.md",
    (text) => text.replace('until: "13:30"', 'until: "12:00"'),
    'sessions.0.until: a session ends before it begins: until must be later than from (found "12:00")',
  ],
  [
    "ages from high to low",
    "camps/june-hitting.md",
    (text) => text.replace(/ages:\n {2}from: \d+/u, "ages:\n  from: 19"),
    "ages.to: the highest age is below the lowest",
  ],
  [
    "pay from high to low",
    "jobs/youthsportssummer.md",
    (text) => text.replace(/from: 11/u, "from: 19"),
    "pay.to: the highest pay is below the lowest (found 17)",
  ],
  [
    "a job for a position that the application does not know",
    "jobs/staff.md",
    (text) => text.replace(/position: .*/u, "position: Umpire"),
    'position: the application has no such position (found "Umpire")',
  ],
  [
    "a position for unlisted jobs that the application does not know",
    "forms/employment.yaml",
    (text) => text.replace("position: Staff", "position: Umpire"),
    'unlisted.position: the application has no such position (found "Umpire")',
  ],
  [
    "a bio that is missing",
    "coaches/marcus-bell.md",
    (text) => `---\n${text.split("---\n")[1] ?? ""}---\n`,
    "body: expected some words (found nothing below the front matter)",
  ],
  [
    "no front matter",
    "coaches/marcus-bell.md",
    "Marcus coaches.\n",
    "content/coaches/marcus-bell.md:1:1 expected the fields at the top, between two lines of ---",
  ],
  [
    "a pricing page that does not exist",
    "pages/hitpricing.yaml",
    null,
    'pricing: this page does not exist: there is no content/pages/hitpricing.yaml (found "hitpricing")',
  ],
  [
    "a page that nobody knows",
    "coaches/marcus-bell.md",
    (text) => text.replace("pricing: hitpricing", "pricing: hitprices"),
    'pricing: expected the name of a page such as hitpricing (found "hitprices")',
  ],
  [
    "two packages with one id",
    "packages/silver.yaml",
    (text) => text.replace(/id: "\d+"/u, 'id: "310101"'),
    'id: the id "310101" is already used by content/packages/gold; every product has its own',
  ],
  [
    "a picture that is missing",
    "disciplines/hitting.yaml",
    (text) => text.replace("picture: hitting.jpg", "picture: swing.jpg"),
    'content/disciplines/hitting.yaml:3:10 picture: there is no such picture in content/pictures (found "swing.jpg")',
  ],
  [
    "a picture without words",
    "pictures.yaml",
    (text) => text.replace(/^hitting\.jpg:/mu, "hitting-old.jpg:"),
    'picture: content/pictures.yaml has no entry for this picture (found "hitting.jpg")',
  ],
  [
    "too many open spots",
    "disciplines/hitting.yaml",
    (text) => text.replace("openSpots: 6", "openSpots: 8"),
    "openSpots: a coach page holds 9: with 2 coaches expected at most 7 open spots (found 8)",
  ],
  [
    "a fact that is none",
    "policies/cancel.md",
    (text) => text.replace("{{terms.cages.lateFee}}", "{{terms.cages.fee}}"),
    "body: there is no fact of the name {{terms.cages.fee}}",
  ],
  [
    "a fact whose braces are not closed",
    "policies/cancel.md",
    (text) => text.replace("{{terms.cages.lateFee}}", "{{terms.cages.lateFee"),
    "body: braces that hold no fact; a fact is written on one line, as in {{price.gold}}",
  ],
  [
    "a link to no page",
    "policies/cancel.md",
    (text) => `${text}\n[here](route:nowhere)\n`,
    'body: there is no page to link to (found "route:nowhere")',
  ],
  [
    "a raw address",
    "policies/cancel.md",
    (text) => `${text}\n[here](/contactus)\n`,
    'body: expected a link such as (route:cagerules) (found "/contactus")',
  ],
  ["a file that is missing", "terms.yaml", null, "content/terms.yaml this file is missing"],
  [
    "a file in the wrong folder",
    "packages/notes.txt",
    "x",
    "content/packages/notes.txt expected only files that end in .yaml in this folder",
  ],
  [
    "words for no page",
    "pages/swimming.yaml",
    "title: Swimming\ndescription: Swim.\nheading: Swim\n",
    'there is no page by this name in the route map (found "swimming")',
  ],
  [
    "a cage for rent without ids",
    "spaces/cages.yaml",
    (text) => text.replace(/ {4}rent:\n(?: {6}.*\n){3}/u, ""),
    "units.0.use: a space for rent needs the ids under rent",
  ],
  [
    "a package that a camp only dreams of",
    "camps/swinging-holiday.md",
    (text) => text.replace("  - holiday-camp-3", "  - holiday-camp-4"),
    'there is no package by this name in content/packages (found "holiday-camp-4")',
  ],
  [
    "a discipline that nobody plays",
    "coaches/marcus-bell.md",
    (text) => text.replace("discipline: hitting", "discipline: cricket"),
    'discipline: expected one of: hitting, pitching, speed, fielding (found "cricket")',
  ],
  [
    "an e-mail address that is none",
    "facility.yaml",
    (text) => text.replace(/^email: .*/mu, "email: desk"),
    'email: expected an email address such as desk@example.com (found "desk")',
  ],
  [
    "a whole number that is none",
    "terms.yaml",
    (text) => text.replace("expireAfterDays: 90", "expireAfterDays: ninety"),
    'packages.expireAfterDays: expected a whole number such as 10 (found "ninety")',
  ],
];

describe("a problem in the content is told with its place, its field and its rule", () => {
  test("the sample facility has none", () => expect(readContent("content").problems).toEqual([]));

  test.each(plants)("%s", (_rule, file, plant, told) => {
    const problems = problemsWith({ [file]: plant });
    expect(
      problems.some((problem) => problem.includes(told)),
      problems.join("\n"),
    ).toBe(true);
    for (const problem of problems) expect(problem).toMatch(/^content(?:\/[\w./-]+(?::\d+:\d+)?)? /u);
  });

  test("a tenth coach", () => {
    const coach = readFileSync("content/coaches/marcus-bell.md", "utf8");
    const many = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `coaches/new-${index}.md`,
        coach.replace("order: 1", `order: ${index + 10}`),
      ]),
    );
    const problems = problemsWith(many);
    expect(problems).toEqual([
      "content/coaches/new-7.md:5:13 discipline: a coach page holds 9; this is number 10 on hitting",
    ]);
  });

  test("all problems are told in one run, in the order of their files", () => {
    const { length } = problemsWith({
      "packages/gold.yaml": (text) => text.replace("59.99", "free"),
      "terms.yaml": (text) => text.replace("90", "ninety"),
    });
    expect(length).toBeGreaterThanOrEqual(2);
    const told = describeProblems([
      { file: "content/b.yaml", line: 2, column: 1, message: "second" },
      { file: "content/a.yaml", line: 9, column: 1, field: "price", message: "first" },
    ]);
    expect(told).toBe(
      "The content has 2 problems:\n  content/a.yaml:9:1 price: first\n  content/b.yaml:2:1 second",
    );
  });
});
