/** The examples of the owner's guide that begin with the name of a file, as files of the second facility. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemsWith, secondFacility } from "./planted-content-for-tests.ts";

const guide = readFileSync("docs/owners-guide.md", "utf8");
const examples = [...guide.matchAll(/^```\w+\n# (\S+\.(?:yaml|md))\n(.*?)^```$/gmsu)].map(
  ([, file = "", text = ""]) => ({ file, text }),
);

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(examples)("$file is without a problem", ({ file, text }) => {
  expect(problemsWith({ [file]: text }, secondFacility())).toEqual([]);
});
