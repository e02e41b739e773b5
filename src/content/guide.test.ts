/** The guides for owners: their examples that begin with the name of a file, and their lists. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemsWith, secondFacility } from "./planted-content-for-tests.ts";
import { readContent } from "./content.ts";
import { canonicalText } from "./read/canonical.ts";
import { fieldsOf, type ContentField } from "./read/fields.ts";
import { variablesOf } from "./read/variables.ts";
import { collections, singles } from "./schema/registry.ts";

const guide = readFileSync("docs/owners-guide.md", "utf8");
const guideToForms = readFileSync("docs/forms.md", "utf8");
const [before = "", camp = "", after = ""] = guide.split(/(?=\*\*The first camp\*\*|An event of one day)/u);

function examplesIn(text: string) {
  return [...text.matchAll(/^```\w+\n# (?:content\/)?(\S+\.(?:yaml|md))\n(.*?)^```$/gmsu)].map(
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

test("the example of the guide to forms is a form and its page, without a problem", () => {
  const files = Object.fromEntries(examplesIn(guideToForms).map(({ file, text }) => [file, text]));
  expect(Object.keys(files)).toEqual(["forms/birthday-party.yaml", "pages/birthday-parties.yaml"]);
  expect(problemsWith(files)).toEqual([]);
});

test("the guide lists every file and folder of the content", () => {
  const names = [
    ...Object.values(singles).map(({ file }) => `\`${file}\``),
    ...Object.keys(collections).map((folder) => `\`${folder}/…\``),
  ];
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});

test("the guide lists every kind of variable, and every variable of the facility", () => {
  const { content } = readContent("content");
  const names = [...variablesOf(content).keys()].map((name) => name.split("."));
  const listed = (name: string) => guide.includes(`{{${name}`) || guide.includes(`\`.${name}\``);
  for (const [kind = "", field = ""] of names) {
    expect(guide, kind).toContain(`{{${kind}.`);
    if (kind === "facility") expect(listed(field) || listed(`facility.${field}`), field).toBe(true);
  }
});

test("the guide to forms lists every kind of field, and settings that a form has", () => {
  const [, fields = "", settings = ""] = guideToForms.split(/^## (?:Fields|Settings of a form)$/mu);
  expect(firstColumn(fields).toSorted()).toEqual(kindsOfFields().toSorted());
  const known = fieldsOf(collections.forms.schema).map(({ key }) => key);
  expect(known).toEqual(expect.arrayContaining(firstColumn(settings)));
});

/** The names in the first column of the first table of a section. */
function firstColumn(section: string): string[] {
  const [part = ""] = section.split(/^## /mu);
  const cells = [...part.matchAll(/^\| (`[^|]+`) +\|/gmu)].map(([, cell = ""]) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name));
}

/** The kinds of fields that the schema of forms knows. */
function kindsOfFields(): readonly string[] {
  const named = (fields: readonly ContentField[], key: string) =>
    fields.find((field) => field.key === key)?.type;
  const fields = named(fieldsOf(collections.forms.schema), "fields");
  if (fields?.shape !== "list" || fields.item.type.shape !== "group") throw new Error("a form has no fields");
  const kind = named(fields.item.type.fields, "kind");
  return kind?.shape === "choice" ? kind.options : [];
}
