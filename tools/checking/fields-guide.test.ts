/** The list of all fields names each field of each schema with its sentence, and the check holds it to the schemas. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as v from "valibot";
import { fieldsOf, recordItem } from "../../src/content/read/fields.ts";
import { collections, singles } from "../../src/content/schema/registry.ts";
import { fieldsGuide, fieldsGuideProblems } from "./fields-guide.ts";

test("every file has a heading, and every field at its top a line with its help", () => {
  const files = Object.entries<{ readonly schema: v.GenericSchema; readonly file?: string }>({
    ...singles,
    ...collections,
  });
  const chapters = fieldsGuide().split("\n### ");
  for (const [key, { file = `${key}/`, schema }] of files) {
    const chapter = chapters.find((text) => text.startsWith(`\`${file}`)) ?? "";
    const fields = recordItem(schema) ? [] : fieldsOf(schema);
    for (const { key: name, help = "" } of fields) {
      expect(chapter, file).toMatch(new RegExp(`^- \`${name}\``, "mu"));
      expect(chapter, file).toContain(help);
    }
  }
});

test("the file in docs is this list", () => {
  expect(readFileSync("docs/fields.md", "utf8")).toBe(fieldsGuide());
  expect(fieldsGuideProblems()).toEqual([]);
});
