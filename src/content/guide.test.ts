/** The examples of the owner's guide that begin with the name of a file. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemsWith, secondFacility } from "./planted-content-for-tests.ts";
import { canonicalText } from "./read/canonical.ts";

const guide = readFileSync("docs/owners-guide.md", "utf8");
const [before = "", camp = "", after = ""] = guide.split(/(?=\*\*The first camp\*\*|An event of one day)/u);

function examplesIn(text: string) {
  return [...text.matchAll(/^```\w+\n# (\S+\.(?:yaml|md))\n(.*?)^```$/gmsu)].map(
    ([, file = "", example = ""]) => ({ file, text: example }),
  );
}

const examples = examplesIn(before + after);

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(examples)("$file is without a problem in the second facility", ({ file, text }) => {
  expect(problemsWith({ [file]: text }, secondFacility())).toEqual([]);
});

test.each([...examples, ...examplesIn(camp)])("$file is laid out as the desk writes it", ({ file, text }) => {
  expect(canonicalText(file, text)).toBe(text);
});

test("a new facility has its first camp from the files that the guide gives, and no others", () => {
  const files = Object.fromEntries(examplesIn(camp).map(({ file, text }) => [file, text]));
  expect(Object.keys(files).map((file) => file.split("/")[0])).toEqual([
    "pages",
    "pages",
    "event-kinds",
    "events",
    "packages",
  ]);
  const problems = problemsWith(
    {
      ...files,
      "navigation.yaml": (text) => text.replace("menus:\n", "menus:\n  - label: Camps\n    route: camps\n"),
    },
    "starter",
  );
  expect(problems).toEqual([]);
});
