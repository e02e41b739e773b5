/** Lines of plain words, and groups of which one is meant. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { navigationSchema } from "./navigation.ts";
import { line } from "./types.ts";

test.each([
  ["Student*", "Student*"],
  ["Family**", "Family**"],
  ["Family (**)", "Family (**)"],
  ["Family **", "Family **"],
  ["Student* and Family** pass", "Student* and Family** pass"],
  [String.raw`Family\*\*`, "Family**"],
  [String.raw`Student\*, Family\*\*`, "Student*, Family**"],
])("%s is a line with the mark of a footnote, which visitors read as %s", (written, read) => {
  expect(v.parse(line, written)).toBe(read);
});

test.each([
  "**Family**",
  "a **Family** pass",
  "**Family",
  "** Family **",
  "Gold**plus",
  String.raw`\*\*Family\*\*`,
])("%s is no line of plain words", (written) => {
  expect(v.safeParse(line, written).success).toBe(false);
});

test.each([
  ["route", { route: "camps", entries: [{ label: "Camps", route: "camps" }] }, "entries"],
  ["route", { route: "camps", link: "https://shop.example" }, "link"],
  ["link", { link: "https://shop.example", file: "waiver.pdf" }, "file"],
])("a menu has either %s or another: %o", (one, fields, other) => {
  const { issues = [] } = v.safeParse(v.pick(navigationSchema, ["menus"]), {
    menus: [{ label: "Camps", ...fields }],
  });
  expect(issues.map(({ message }) => message)).toEqual([
    `expected either \`${one}\` or \`${other}\`, not both: delete one`,
  ]);
});
