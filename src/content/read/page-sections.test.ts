/** What a page shows: the sections of its file, else the usual ones of its folder. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../content.ts";
import { contentCopy } from "../planted-content-for-tests.ts";
import type { Content } from "../schema/registry.ts";
import { pagesWithSections } from "./page-sections.ts";

/** The kinds of sections that a page shows. */
function kindsOn(key: string, directory: string): string[] {
  const { content, problems } = readContent(directory, { pictures: "content/pictures" });
  expect(problems).toEqual([]);
  const page = pagesWithSections(content as Content).find((each) => each.key === key);
  return (page?.sections ?? []).map(({ type }) => type);
}

const sections = "sections:\n  - type: map\n  - type: text\n    body: Come at any time.\n";

test("a policy shows its text until its file has sections, which take its place", () => {
  expect(kindsOn("cagerules", "content")).toEqual(["text"]);
  const directory = contentCopy();
  const file = join(directory, "policies/cagerules.md");
  const [, fields = ""] = readFileSync(file, "utf8").split("---\n");
  writeFileSync(file, `---\n${fields}${sections}---\n`);
  expect(kindsOn("cagerules", directory)).toEqual(["map", "text"]);
});

test("a discipline shows the other coach pages, its coaches and the terms until its file has sections", () => {
  const directory = contentCopy();
  const file = join(directory, "disciplines/fielding.yaml");
  const [withoutSections = ""] = readFileSync(file, "utf8").split(/^sections:$/mu);
  writeFileSync(file, withoutSections);
  expect(kindsOn("fielding", directory)).toEqual(["links", "coaches", "terms"]);
  writeFileSync(file, withoutSections + sections.replace("type: map", "type: terms"));
  expect(kindsOn("fielding", directory)).toEqual(["terms", "text"]);
});
