import { expect, test } from "vitest";
import { cutAt, focusCss } from "./focus.ts";

test("each focus has one style, and a picture without focus has none", () => {
  const pictures = { a: { focus: { x: 30, y: 60 } }, b: {}, c: { focus: { x: 30, y: 60 } } };
  expect(focusCss(pictures)).toBe(".focus-30-60 { --in-view: 30% 60%; }\n");
  expect(focusCss({ b: {} })).toBe("");
});

test.each([
  [{ x: 0, y: 0 }, 0],
  [{ x: 50, y: 50 }, 170],
  [{ x: 100, y: 0 }, 340],
])("a wide picture is cut at %o", (focus, left) => {
  expect(cutAt({ width: 900, height: 630 }, { width: 560, height: 630 }, focus)).toEqual({
    left,
    top: 0,
    width: 560,
    height: 630,
  });
});
