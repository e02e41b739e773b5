/** The editor is for staff: the built site has none of it, and the site's source does not refer to it. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("no address and no byte of the built site is the editor's", () => {
  const files = filesIn(".cache/site");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /keystatic|\/editor/iu.test(file))).toEqual([]);
  const holding = files.filter((file) =>
    /keystatic|prosemirror|\/editor\//iu.test(readFileSync(file, "latin1")),
  );
  expect(holding).toEqual([]);
});

test("neither the site's source nor its build imports it", () => {
  const sources = ["src", "hosting", "mail-mock"]
    .flatMap(filesIn)
    .concat("astro.config.ts", "scripts/build.ts", "scripts/build-site.ts");
  const importing = sources
    .filter((file) => /\.(?:ts|tsx|astro|mjs)$/u.test(file) && !file.endsWith(".test.ts"))
    .filter((file) =>
      /(?:from|import\()\s*"(?:[^"]*\/editor\/|@keystatic)/u.test(readFileSync(file, "utf8")),
    );
  expect(sources.length).toBeGreaterThan(200);
  expect(importing).toEqual([]);
});
