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

test("each kind of section has its own fields below it, and those of every kind stand above them once", () => {
  const sections = fieldsOf(collections.pages.schema).find(({ key }) => key === "sections")?.type;
  if (sections?.shape !== "list" || sections.item.type.shape !== "variants") throw new Error("no kinds");
  const chapter = fieldsGuide()
    .split("\n### ")
    .find((text) => text.startsWith("`pages/"));
  const [above = "", ...kinds] = chapter?.split(/^ {2}- `type: /mu) ?? [];
  const keysIn = (text: string, indent: string) =>
    [...text.matchAll(new RegExp(`^${indent}- \`(\\w+)\``, "gmu"))].map(([, key]) => key);
  const ofEvery = keysIn(above, " {2}").filter((key) => key !== "type");
  expect(ofEvery).toContain("heading");
  const { variants } = sections.item.type;
  expect(kinds).toHaveLength(variants.length);
  for (const [index, { fields }] of variants.entries()) {
    const kind = kinds[index] ?? "";
    const [type, ...own] = fields;
    expect(kind).toMatch(new RegExp(`^${type?.type.shape === "choice" ? type.type.options[0] : ""}\``, "u"));
    const expected = own.map(({ key }) => key).filter((key) => !ofEvery.includes(key));
    expect(keysIn(kind, " {4}"), kind).toEqual(expected);
  }
});
