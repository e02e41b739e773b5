import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { collections, singles } from "../../src/content/schema/registry.ts";
import { readContent } from "../../src/content/content.ts";
import { parse } from "yaml";
import { splitMarkdown } from "../../src/content/read/canonical.ts";
import { validateField } from "./validate.ts";
import { rawOf, valueOf, type Raw } from "./raw-values.ts";
import { fieldsOf, labelOf, type Field, type FieldType } from "../../src/content/schema/fields.ts";

const packageFields = fieldsOf(collections.packages.schema);
const field = (key: string, fields: readonly Field[] = packageFields) => {
  const found = fields.find((each) => each.key === key);
  if (!found) throw new Error(`no field ${key}`);
  return found;
};

/** Every field, at any depth. */
function all(fields: readonly Field[]): Field[] {
  return fields.flatMap((each) => [each, ...all(inner(each.type))]);
}
function inner(type: FieldType): readonly Field[] {
  if (type.kind === "group") return type.fields;
  if (type.kind === "list") return inner(type.item.type);
  return type.kind === "variants" ? type.variants.flatMap(inner) : [];
}

describe("fields are derived from the schemas", () => {
  test.each(Object.entries({ ...singles, ...collections }))(
    "%s has a field for each entry",
    (_key, { schema }) => {
      if (schema === singles.pictures.schema) return;
      expect(fieldsOf(schema).map(({ key }) => key)).toEqual(
        Object.keys((schema as { entries?: object }).entries ?? {}),
      );
    },
  );

  test("a field has the sentence, the kind and the limits of its schema", () => {
    expect(field("price")).toMatchObject({
      label: "Price",
      help: "The price in dollars, such as 59.99",
      optional: false,
      type: { kind: "number", money: true },
    });
    expect(field("per")).toMatchObject({ optional: true, fallback: "once", type: { kind: "choice" } });
    expect(field("until").type).toEqual({ kind: "text", input: "date" });
    expect(field("listedOn").type).toMatchObject({ kind: "list", item: { type: { input: "page" } } });
    expect(field("picture", fieldsOf(collections.camps.schema)).type).toMatchObject({ input: "picture" });
    expect(field("packages", fieldsOf(collections.camps.schema)).type).toMatchObject({
      item: { type: { input: "entry", folder: "packages" } },
    });
    expect(field("sample", fieldsOf(collections.coaches.schema)).label).toBe("Example");
  });

  test("labels are words", () => {
    expect(["copyrightYear", "First_Name", "team-practice", "id"].map(labelOf)).toEqual([
      "Copyright year",
      "First name",
      "Team practice",
      "Id",
    ]);
    for (const { schema } of Object.values({ ...singles, ...collections }))
      for (const { label, key } of all(fieldsOf(schema))) if (key) expect(label).toMatch(/^[A-Z]/u);
  });
});

describe("what is typed", () => {
  test("text that is no number is kept, and the schema says what is wrong with it", () => {
    expect(rawOf(field("price"), 59.99)).toBe("59.99");
    expect(valueOf(field("price"), "64.99")).toBe(64.99);
    expect(valueOf(field("price"), "free")).toBe("free");
    expect([...validateField(field("price"), "free").values()]).toEqual([
      'expected an amount such as 59.99 (found "free")',
    ]);
    expect(validateField(field("price"), "64.99").size).toBe(0);
  });

  test.each([
    ["sessions", "ten", 'expected a whole number such as 10 (found "ten")'],
    ["sessions", "1.5", "expected a whole number such as 10 (found 1.5)"],
    ["price", "", 'expected an amount such as 59.99 (found "")'],
    ["price", "59.999", "expected an amount such as 59.99, with at most two decimals (found 59.999)"],
    ["until", "tomorrow", 'expected a date such as 2027-06-07 (found "tomorrow")'],
    [
      "kind",
      "",
      'expected one of: membership, lesson, camp, league, tokens, assessment, youth, party, special (found "")',
    ],
  ])("%s: %s is refused: %s", (key, typed, message) => {
    expect([...validateField(field(key), typed).values()]).toEqual([message]);
  });

  test("a rule between two fields of a group speaks at the field it names", () => {
    const weekly = field("weekly", fieldsOf(singles.hours.schema));
    const raw: Raw = [{ from: "monday", to: "friday", opens: "21:00", closes: "14:00" }];
    expect([...validateField(weekly, raw)]).toEqual([
      ["0.closes", 'hours end before they begin: closes must be later than opens (found "14:00")'],
    ]);
  });

  test("an optional group that is left empty is left out; half filled it says what is missing", () => {
    const ages = field("ages", fieldsOf(collections.camps.schema));
    expect(valueOf(ages, rawOf(ages, undefined))).toBeUndefined();
    expect([...validateField(ages, { from: "8", to: "" })]).toEqual([
      ["to", 'expected a whole number such as 10 (found "")'],
    ]);
  });

  test("a page may have no button; half filled, it says what is missing", () => {
    const button = field("button", fieldsOf(collections.pages.schema));
    const empty = rawOf(button, undefined);
    expect(valueOf(button, empty)).toBeUndefined();
    expect(validateField(button, empty).size).toBe(0);
    expect([...validateField(button, { label: "", route: "contactus" }).keys()]).toEqual(["label"]);
    expect(valueOf(button, { label: "Ask us", route: "contactus" })).toEqual({
      label: "Ask us",
      route: "contactus",
    });
  });

  test("what counts anyway is not written", () => {
    expect(valueOf(field("per"), "once")).toBeUndefined();
    expect(valueOf(field("featured"), false)).toBeUndefined();
    expect(valueOf(field("includes"), [])).toBeUndefined();
  });
});

test("every file of the content goes into the form and comes out the same", () => {
  const { documents } = readContent("content");
  let files = 0;
  for (const [key, { file }] of documents) {
    const [folder = ""] = key.split("/");
    const known = { ...singles, ...collections }[folder as keyof typeof singles];
    const text = readFileSync(file, "utf8");
    const values = parse(splitMarkdown(text)?.fields ?? text) as Record<string, unknown>;
    const fields = known.schema === singles.pictures.schema ? [] : fieldsOf(known.schema);
    for (const each of fields) {
      if (each.key === "body" && file.endsWith(".md")) continue;
      const back = valueOf(each, rawOf(each, values[each.key]));
      const was = values[each.key];
      if (was === each.fallback) continue;
      expect(withoutDefaults(back), `${file} ${each.key}`).toEqual(withoutDefaults(was));
      expect([...validateField(each, rawOf(each, was))], `${file} ${each.key}`).toEqual([]);
    }
    files += 1;
  }
  expect(files).toBeGreaterThan(100);
});

/** The value without its defaults, such as `on: false` and `apiKey: ""`, at any depth. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== "" && each !== false && each !== undefined)
      .map(([key, each]) => [key, withoutDefaults(each)]),
  );
}
