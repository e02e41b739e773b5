import { expect, test } from "vitest";
import { canonicalText } from "./canonical.ts";

test.each([
  ["folded words", "lead: >-\n  one\n  two\n", "lead: one two\n"],
  ["needless quotation marks", 'name: "Gold"\n', "name: Gold\n"],
  ["single quotation marks that are needed", "id: '310101'\n", 'id: "310101"\n'],
  ["a time without quotation marks", "opens: 14:00\n", 'opens: "14:00"\n'],
  ["a list in brackets", "days: [monday, friday]\n", "days:\n  - monday\n  - friday\n"],
  ["an empty list", "days:\n  []\n", "days: []\n"],
  ["lists that are not indented", "days:\n- monday\n", "days:\n  - monday\n"],
  ["several lines", 'body: "one\\n\\ntwo\\n"\n', "body: |\n  one\n\n  two\n"],
])("%s: there is one way to write it", (_what, written, canonical) => {
  expect(canonicalText("a.yaml", written)).toBe(canonical);
  expect(canonicalText("a.yaml", canonical)).toBe(canonical);
});

test("comments and the order of fields stay", () => {
  const text = "# the front desk decides\nprice: 59.99\n# until June\nname: Gold\n";
  expect(canonicalText("a.yaml", text)).toBe(text);
});

test("a long line is not wrapped", () => {
  const text = `lead: ${"word ".repeat(60).trim()}\n`;
  expect(canonicalText("a.yaml", text)).toBe(text);
});

test("one empty line separates front matter and text; line ends are made even, and the Markdown stays", () => {
  expect(canonicalText("a.md", "---\r\nname: 'June'\r\n---\r\nOne * two\r\n\r\n\r\n")).toBe(
    "---\nname: June\n---\n\nOne * two\n",
  );
});

test.each([
  "---\nname: Ada\n---\n",
  "---\nname: Ada\n---",
  "---\nname: Ada\n---\n\n\n",
  "---\nname: Ada\n---\n \n",
])("%j without a body ends after the front matter", (written) => {
  expect(canonicalText("a.md", written)).toBe("---\nname: Ada\n---\n");
});

test("a file that cannot be read has no canonical form", () => {
  expect(canonicalText("a.yaml", "name: [")).toBeUndefined();
  expect(canonicalText("a.md", "no front matter")).toBeUndefined();
});
