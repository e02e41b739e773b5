/** The documentation names only files that exist. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md")];
const folders = ["src", "tests", "tools", "scripts", "desk", "hosting", "mail-mock", "starter", "docs"];
/** A path from the project's root in a code span, such as `tests/static/weight.test.ts`. */
const path = new RegExp(String.raw`\x60((?:${folders.join("|")})/[\w./[\]-]+)\x60`, "gu");

/** The view that `docs/architecture.md` adds as an example. */
const exampleView = "src/pages/[...quiet].astro";

test.each(documents)("%s", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(path)].map(([, file = ""]) => file);
  expect(named.filter((file) => !existsSync(file) && file !== exampleView)).toEqual([]);
});
