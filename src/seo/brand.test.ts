/** Icons and Open Graph images use the site's colors. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultColors, markInColor } from "./brand.ts";

test("what is drawn has the colors of the stylesheet", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  for (const [name, token] of [
    ["clay", "clay-500"],
    ["board", "board"],
    ["bulb", "bulb"],
  ] as const)
    expect(tokens).toContain(`--${token}: ${defaultColors[name]};`);
});

test("the mark of a facility without colors of its own stays as it is", () => {
  const mark = readFileSync("public/icon.svg", "utf8");
  expect(mark).toContain(defaultColors.clay);
  expect(markInColor(mark)).toBe(mark);
});
