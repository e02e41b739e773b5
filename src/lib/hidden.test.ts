import { expect, test } from "vitest";
import { findHidden, escapeHidden } from "./hidden.ts";

test.each([
  ["a\0b", "U+0000"],
  ["a\rb", "U+000D"],
  ["a\u009Bb", "U+009B"],
  ["a\u2028b", "U+2028"],
  ["a\u202Eb", "U+202E"],
  ["a\uD800b", "U+D800"],
  ["a\uFFFDb", "U+FFFD"],
])("%j contains %s", (text, code) => expect(findHidden(text)).toBe(code));

test.each(["Ann’s 12U team, 5′ 3″", "⚾️🥎 👩‍👧", "עברית עם \u200Fסימן", "نامه\u200Cها", "soft\u00ADball", ""])(
  "%j contains nothing harmful",
  (text) => expect(findHidden(text)).toBeUndefined(),
);

test("allowed characters are ignored", () => {
  expect(findHidden("a\n\tb", "\n\t")).toBeUndefined();
  expect(findHidden("a\n\0b", "\n\t")).toBe("U+0000");
});

test("hidden characters are shown by their codes", () =>
  expect(escapeHidden("a\u202Eb\u001B[2J\n")).toBe("a\\u202eb\\u001b[2J\\u000a"));
