/** Libraries that throw on what an owner wrote: a problem at its place, beside the problems of everything else. */
import type * as markdown from "markdown-to-jsx/html";
import type * as redos from "redos-detector";
import { expect, test, vi } from "vitest";
import * as v from "valibot";
import type * as yaml from "yaml";
import { lineOf } from "./plant-for-tests.ts";
import { problemsWith } from "./planted-content-for-tests.ts";
import { readDocument, validate } from "./read/document.ts";

const { throwOn } = vi.hoisted(() => ({
  throwOn(text: unknown): void {
    if (String(text).includes("boom")) throw new RangeError("no library for this");
  },
}));

vi.mock("yaml", async (original) => {
  const library = await original<typeof yaml>();
  const parseDocument: typeof library.parseDocument = (text, options) => {
    throwOn(/^yaml: .*/mu.exec(text)?.[0]);
    return library.parseDocument(text, options) as never;
  };
  return { ...library, parseDocument };
});

vi.mock("markdown-to-jsx/html", async (original) => {
  const library = await original<typeof markdown>();
  const parser: typeof library.parser = (text, options) => {
    throwOn(text);
    return library.parser(text, options);
  };
  return { ...library, parser };
});

vi.mock("redos-detector", async (original) => {
  const library = await original<typeof redos>();
  const isSafe: typeof library.isSafe = (pattern, options) => {
    throwOn(pattern.source);
    return library.isSafe(pattern, options);
  };
  return { ...library, isSafe };
});

test("each is a problem with its file and line that says it can't be checked, and hides no other", () => {
  const problems = problemsWith({
    "packages/gold.yaml": (text) => `${text}yaml: boom\n`,
    "packages/silver.yaml": (text) => text.replace("price: 39.99", "price: free"),
    "policies/cancel.md": (text) => `${text}\nA boom.\n`,
    "forms/contact.yaml": (text) =>
      text.replace("name: from_name", "name: from_name\n    pattern: boom+\n    wrong: No"),
  });
  for (const place of [
    "content/packages/gold.yaml:1:1 ",
    `content/policies/cancel.md:${lineOf("policies/cancel.md", "## ")}:1 body: `,
    `content/forms/contact.yaml:${lineOf("forms/contact.yaml", "name: from_name") + 1}:14 fields.0.pattern: `,
  ])
    expect(problems).toContainEqual(
      expect.stringMatching(new RegExp(`^${place}this can't be checked.*write it`, "u")),
    );
  expect(problems).toContainEqual(expect.stringContaining("content/packages/silver.yaml"));
});

test("a check of a schema that throws is a problem at the value that it throws on", () => {
  const item = v.strictObject({
    name: v.pipe(
      v.string(),
      v.check((text) => throwOn(text) === undefined),
    ),
  });
  const schema = v.strictObject({ one: item, more: v.optional(v.array(item), []) });
  const document = readDocument("a.yaml", "one:\n  name: x\nmore:\n  - name: y\n  - name: boom\n");
  const { problems } = validate(document, schema);
  expect(problems).toMatchObject([{ line: 5, column: 11, field: "more.1.name" }]);
  expect(problems[0]?.message).toContain("can't be checked");
});
