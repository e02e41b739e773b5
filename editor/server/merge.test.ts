import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { splitMarkdown } from "../../src/content/read/canonical.ts";
import { contentFile } from "./content-files.ts";
import { mergeFile } from "./merge.ts";

const file = (path: string) => {
  const known = contentFile(path);
  if (!known) throw new Error(path);
  return known;
};
const gold = readFileSync("content/packages/gold.yaml", "utf8");
const after = (path: string, before: string, change: (values: ReturnType<typeof JSON.parse>) => void) => {
  const values: unknown = parse(before);
  change(values);
  return mergeFile(file(path), before, stringify(values));
};
/** The lines that are in only one of the texts. */
const changedLines = (before: string, now: string) => {
  const [a, b] = [before.split("\n"), now.split("\n")];
  return [a.filter((line) => !b.includes(line)), b.filter((line) => !a.includes(line))];
};

describe("what did not change stays letter for letter", () => {
  const names = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:yaml|md)$/u.test(name),
  );
  test.each(names)("%s", (name) => {
    const text = readFileSync(join("content", name), "utf8");
    const parts = splitMarkdown(text);
    const values = stringify(parse(parts?.fields ?? text), {
      lineWidth: 40,
      indentSeq: false,
      singleQuote: true,
    });
    const sent = parts ? `---\n${values}---\n${parts.body.trim()}` : values;
    expect(mergeFile(file(name), text, sent)).toBe(text);
  });
});

test("a changed price is one changed line", () => {
  const now = after("packages/gold.yaml", gold, (values) => (values.price = 64.99));
  expect(changedLines(gold, now)).toEqual([["price: 59.99"], ["price: 64.99"]]);
});

test("the order, which forms leave out, stays", () => {
  expect(after("packages/gold.yaml", gold, (values) => delete values.order)).toBe(gold);
});

test("a comment stays with its field", () => {
  const before = "name: Gold\n# agreed in May\nprice: 59.99 # until June\n";
  expect(after("packages/gold.yaml", before, (values) => (values.price = 64.99))).toBe(
    before.replace("59.99", "64.99"),
  );
});

test("a new field stands where the schema has it, a field left out goes", () => {
  const now = after("packages/gold.yaml", "name: Gold\nprice: 1\npurchase: a\n", (values) => {
    for (const key of ["price", "id"]) delete values[key];
    Object.assign(values, { price: 1, summary: "All month", purchase: "a" });
  });
  expect(now).toBe("name: Gold\nprice: 1\nsummary: All month\npurchase: a\n");
  expect(after("packages/gold.yaml", now, (values) => delete values.summary)).toBe(
    "name: Gold\nprice: 1\npurchase: a\n",
  );
});

test("what counts anyway and was written out stays written out", () => {
  const before = "on: false\nquestion: May we?\n";
  expect(mergeFile(file("analytics.yaml"), before, "question: May we?\n")).toBe(before);
});

test("items that move, change and go do not become one another", () => {
  const before = "includes:\n  - one\n  - two # the best\n  - three\n";
  const now = (items: string[]) =>
    mergeFile(file("packages/gold.yaml"), before, stringify({ includes: items }));
  expect(now(["two", "three"])).toBe("includes:\n  - two # the best\n  - three\n");
  expect(now(["two", "eins"])).toBe("includes:\n  - two # the best\n  - eins\n");
  const weekly = readFileSync("content/hours.yaml", "utf8");
  const swapped = after("hours.yaml", weekly, ({ exceptions }) => {
    const [first, second] = exceptions.splice(0, 2);
    exceptions.unshift(second, { ...first, reason: "Turkey" });
  });
  expect(
    parse(swapped)
      .exceptions.map(({ reason }: { reason: string }) => reason)
      .slice(0, 3),
  ).toEqual(["Christmas Eve", "Turkey", "Christmas Day"]);
});

test("a picture that came while the form was open is not lost", () => {
  const before = "hero.jpg:\n  alt: A\nnew.jpg:\n  alt: B\n";
  expect(mergeFile(file("pictures.yaml"), before, "hero.jpg:\n  alt: C\n")).toBe(
    before.replace(": A", ": C"),
  );
});

test("a new picture stands behind the others", () => {
  const before = "hero.jpg:\n  alt: A\n";
  expect(mergeFile(file("pictures.yaml"), before, "new.jpg:\n  alt: B\n")).toBe(
    `${before}new.jpg:\n  alt: B\n`,
  );
});

test("a new file is written in the canonical form", () => {
  expect(
    mergeFile(
      file("camps/spring.md"),
      undefined,
      "---\nname: 'Spring'\nseason:\n    opens: '09:00'\n---\nText",
    ),
  ).toBe('---\nname: Spring\nseason:\n  opens: "09:00"\n---\n\nText\n');
});
