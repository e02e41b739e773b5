/** The documentation names only files that exist, and in them only names that are there. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md")];
const folders = ["src", "tests", "tools", "scripts", "desk", "hosting", "mail-mock", "starter", "docs"];
/** A path from the project's root in a code span, such as `tests/static/weight.test.ts`. */
const path = new RegExp(String.raw`\x60((?:${folders.join("|")})/[\w./[\]-]+)\x60`, "gu");

/**
 * A name with its file: `pathsOf` in `src/selectors/pages.ts`, or `src/lib/money.ts` (`formatPrice`, `formatMoney`).
 */
const nameInFile = /(?<names>(?:`[\w-]+`(?:, | and )?)+) in `(?<file>[\w./[\]-]+)`/gu;
const fileWithName = /`(?<file>[\w./[\]-]+)` \((?<names>(?:`[\w-]+`(?:, )?)+)\)/gu;

/** The names that a document places in a file, as `pathsOf in src/selectors/pages.ts`. */
function placedNames(text: string) {
  return [nameInFile, fileWithName].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups }) => {
      const { file = "", names = "" } = groups ?? {};
      if (!existsSync(file) || !statSync(file).isFile()) return [];
      return [...names.matchAll(/[\w-]+/gu)]
        .filter(([name]) => name !== "and")
        .map(([name]) => ({ file, name }));
    }),
  );
}

test.each(documents)("%s names only files that exist", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(path)].map(([, file = ""]) => file);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("a name that a document places in a file is there", () => {
  const placed = documents.flatMap((document) => placedNames(readFileSync(document, "utf8")));
  expect(placed.length).toBeGreaterThan(20);
  const missing = placed.filter(
    ({ file, name }) => !new RegExp(`(?<![\\w-])${name}\\b`, "u").test(readFileSync(file, "utf8")),
  );
  expect(missing).toEqual([]);
});

test("a rule of the look names tests that exist", () => {
  const named = readFileSync("docs/design.md", "utf8").matchAll(
    /`(?<file>[\w-]+\.(?:test|spec)\.ts|design-rules\/[\w-]+\.ts)`/gu,
  );
  const files = [...named].map(({ groups: { file = "" } = {} }) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(`tests/look/${file}`))).toEqual([]);
});

test("docs/dependencies.md has a line for every package, and for no other", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    "dependencies" | "devDependencies",
    object
  >;
  const [, inSite = "", forWork = ""] = readFileSync("docs/dependencies.md", "utf8").split(/^## /mu);
  const listedIn = (section: string) =>
    [...section.matchAll(/^\| `([^`]+)`/gmu)].map(([, name]) => name).sort();
  expect(listedIn(inSite)).toEqual(Object.keys(dependencies).sort());
  expect(listedIn(forWork)).toEqual(Object.keys(devDependencies).sort());
});
