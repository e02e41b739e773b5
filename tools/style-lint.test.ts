/** What the linter of the styles finds (`stylelint.config.js`). */
import stylelint from "stylelint";
import { expect, test } from "vitest";

test.each([
  ["a property", "a { paddng: 1px; }", "paddng"],
  ["a token", "a { gap: var(--spaces-3); }", "--spaces-3"],
  ["a token inside a function", "a { width: calc(100% - 2 * var(--gutters)); }", "--gutters"],
  ["a value", "a { display: flexx; }", "flexx"],
  ["a unit", "a { width: 3rm; }", "rm"],
  ["a pseudo-class", "a:hovered { color: red; }", ":hovered"],
  ["an animation", "a { animation-name: no-such-animation; }", "no-such-animation"],
  ["an at-rule", "@contaner (width > 1px) { a { color: red; } }", "@contaner"],
  ["a feature of a query", "@media (min-widht: 3px) { a { color: red; } }", "min-widht"],
])("%s that does not exist is found", async (_what, code, named) => {
  const { results } = await stylelint.lint({ code, codeFilename: "src/ui/New.css" });
  expect(results.flatMap(({ warnings }) => warnings).map(({ text }) => text)).toEqual([
    expect.stringContaining(named),
  ]);
});

test("the tokens, the properties that code sets and those of the file itself are known", async () => {
  const code = "a { --own: 1px; gap: var(--space-3); width: var(--own); object-position: var(--in-view); }";
  const { results } = await stylelint.lint({ code, codeFilename: "src/ui/New.css" });
  expect(results.flatMap(({ warnings }) => warnings)).toEqual([]);
});
