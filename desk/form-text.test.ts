import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTextFile } from "../src/content/read/file-name.ts";
import { filesBelow } from "../src/content/read/folder.ts";
import { schemaOfFile } from "../src/content/planted-content-for-tests.ts";
import { collections, singles } from "../src/content/schema/registry.ts";
import { repeatedName, fileTextOf, formValuesOf, textKey } from "./form-text.ts";
import type { Values } from "./form-values.ts";

const files = filesBelow("content").filter(isTextFile);
const read = (file: string) => readFileSync(join("content", file), "utf8");

/** The lines that are in only one of the texts, after the form's values have changed. */
function changedLines(file: string, change: (form: Record<string, never>) => void): [string[], string[]] {
  const before = read(file);
  const form = structuredClone(formValuesOf(schemaOfFile(file), file, before)) as Record<string, never>;
  change(form);
  const a = before.split("\n");
  const b = fileTextOf(schemaOfFile(file), file, before, form).split("\n");
  return [a.filter((line) => !b.includes(line)), b.filter((line) => !a.includes(line))];
}

test.each(files)("saving %s without a change keeps every letter", (file) => {
  const text = read(file);
  const form = formValuesOf(schemaOfFile(file), file, text);
  expect(fileTextOf(schemaOfFile(file), file, text, form)).toBe(text);
});

test("a changed price changes one line", () => {
  expect(changedLines("packages/gold.yaml", (form) => Object.assign(form, { price: "64.99" }))).toEqual([
    ["price: 59.99"],
    ["price: 64.99"],
  ]);
});

test("a number that is not one stays as typed, so that the check can refuse it", () => {
  expect(changedLines("packages/gold.yaml", (form) => Object.assign(form, { price: "free" }))[1]).toEqual([
    "price: free",
  ]);
});

test("comments and field order stay; a new field goes where the schema has it; an emptied field is removed", () => {
  const before =
    "name: Gold\n# agreed in May\nprice: 59.99 # until June\nkind: membership\nsummary: All month\n";
  const { schema } = collections.packages;
  const form: Values = {
    ...formValuesOf(schema, "gold.yaml", before),
    price: "64.99",
    summary: "",
    per: "month",
  };
  expect(fileTextOf(schema, "gold.yaml", before, form)).toBe(
    "name: Gold\n# agreed in May\nprice: 64.99 # until June\nper: month\nkind: membership\n",
  );
});

test("a new entry has its fields in the schema's order, without empty ones", () => {
  const form = {
    name: "Pat",
    title: "Coach",
    discipline: "hitting",
    order: "",
    sports: [],
    sample: false,
    body: "Hi.",
  };
  expect(fileTextOf(collections.coaches.schema, "pat.md", "", form)).toBe(
    "---\nname: Pat\ntitle: Coach\ndiscipline: hitting\n---\n\nHi.\n",
  );
});

test("an entry of a menu that changes from a page to a link changes its key", () => {
  const [gone, come] = changedLines("navigation.yaml", (form) => {
    const menus = form["menus"] as unknown as Record<string, unknown>[];
    menus[1] = { is: "Address", label: "Shop", link: "https://shop.example.com" };
  });
  expect(gone).toEqual(["  - label: Memberships", "    route: memberships"]);
  expect(come).toEqual(["  - label: Shop", "    link: https://shop.example.com"]);
});

test("a form holds the text of its file, and a blank value in it stays when something else changes", () => {
  const before = read("forms/feedback.yaml");
  const { schema } = collections.forms;
  const form = formValuesOf(schema, "feedback.yaml", before.trim());
  expect(form[textKey]).toBe(before.trim());
  const after = fileTextOf(schema, "feedback.yaml", String(form[textKey]), { ...form, send: "Send it" });
  expect(after).toBe(before.replace("send: Send review", "send: Send it"));
  expect(after).toContain('    value: ""\n');
});

test("two entries of one name in the list of pictures are found", () => {
  const { schema } = singles.pictures;
  const form = formValuesOf(schema, "pictures.yaml", "hero.jpg:\n  alt: Home plate\n");
  expect(repeatedName(schema, form)).toBeUndefined();
  const twice = { entries: [...(form["entries"] as Values[]), { is: "hero.jpg", alt: "Another" }] };
  expect(repeatedName(schema, twice)).toBe("hero.jpg");
});

test("values under an owner's names are a list in their form, and a save changes only what was changed", () => {
  const file = "deposit: 50%\ncages:\n  cancelHours: 4\n  lateFee: $10.00\n";
  const form = formValuesOf(singles.policyNumbers.schema, "policy-numbers.yaml", file);
  expect(form["entries"]).toEqual([
    { is: "deposit", value: "50%" },
    { is: "cages.cancelHours", value: "4" },
    { is: "cages.lateFee", value: "$10.00" },
  ]);
  const entries = [
    { is: "deposit", value: "50%" },
    { is: "cages.cancelHours", value: "6" },
    { is: "cages.lateFee", value: "$10.00" },
    { is: "pool.hold", value: "three months" },
  ];
  expect(fileTextOf(singles.policyNumbers.schema, "policy-numbers.yaml", file, { entries })).toBe(
    "deposit: 50%\ncages:\n  cancelHours: 6\n  lateFee: $10.00\npool:\n  hold: three months\n",
  );
});

test("the values of a package are such a list among its other fields", () => {
  const { schema } = collections.packages;
  const file = "name: Gold\nkind: membership\nprice: 60\nbenefits:\n  friends: 3\n  friendVisit: $10\n";
  const form = formValuesOf(schema, "packages/gold.yaml", file);
  expect(form["benefits"]).toEqual([
    { is: "friends", value: "3" },
    { is: "friendVisit", value: "$10" },
  ]);
  expect(fileTextOf(schema, "packages/gold.yaml", file, form)).toBe(file);
  expect(fileTextOf(schema, "packages/gold.yaml", file, { ...form, benefits: [] })).toBe(
    "name: Gold\nkind: membership\nprice: 60\n",
  );
});

/** A file's text up to its sections, the text of each section, and the rest. */
function sectionsIn(text: string): {
  readonly head: string;
  readonly blocks: string[];
  readonly tail: string;
} {
  const [head = "", ...others] = text.split(/^(?<=^sections:\n)/mu);
  const list = others.join("");
  const end = list.search(/^\S/mu);
  const blocks = (end === -1 ? list : list.slice(0, end)).split(/^(?=  - type: )/mu);
  return { head, blocks, tail: end === -1 ? "" : list.slice(end) };
}

const composed = files.filter((file) => /^sections:$/mu.test(read(file)));

/** A new section as Sveltia adds it: with a blank for each of its fields. */
const newSection = {
  type: "plan",
  eyebrow: "",
  heading: "",
  lead: "",
  more: null,
  ground: "",
  beside: false,
};

test.each(composed)(
  "in %s, a section is added, taken away and moved, and every other letter stays",
  (file) => {
    const text = read(file);
    const { head, blocks, tail } = sectionsIn(text);
    const form = formValuesOf(schemaOfFile(file), file, text);
    const sections = form["sections"] as Values[];
    const textWith = (changed: readonly Values[]) =>
      fileTextOf(schemaOfFile(file), file, text, { ...form, sections: changed });
    const textOfBlocks = (changed: readonly string[]) => head + changed.join("") + tail;
    for (const place of blocks.keys()) {
      const added = textWith(sections.toSpliced(place, 0, newSection));
      expect(added).toBe(textOfBlocks(blocks.toSpliced(place, 0, "  - type: plan\n")));
      const moved = [...sections.toSpliced(place, 1), ...sections.slice(place, place + 1)];
      const movedBlocks = [...blocks.toSpliced(place, 1), ...blocks.slice(place, place + 1)];
      expect(textWith(moved)).toBe(textOfBlocks(movedBlocks));
      if (sections.length === 1) continue;
      expect(textWith(sections.toSpliced(place, 1))).toBe(textOfBlocks(blocks.toSpliced(place, 1)));
    }
  },
);

test("a section that is moved and changed in one save keeps its comments and the order of its lines", () => {
  const before = `title: Teams
description: For teams.
heading: Teams
sections:
  - type: plan
  # asked for in May
  - type: text
    size: small
    body: |
      Bring a ball.
`;
  const { schema } = collections.pages;
  const form = formValuesOf(schema, "teams.yaml", before);
  const [plan, text] = form["sections"] as [Values, Values];
  const sections = [newSection, { ...text, body: "Bring two balls.\n" }, plan];
  expect(fileTextOf(schema, "teams.yaml", before, { ...form, sections })).toBe(`title: Teams
description: For teams.
heading: Teams
sections:
  - type: plan
  # asked for in May
  - type: text
    size: small
    body: |
      Bring two balls.
  - type: plan
`);
});
