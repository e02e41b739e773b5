/** Icons and share pictures wear the colours of the site. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultColours, markInColour } from "./brand.ts";

test("what is drawn has the colours of the stylesheet", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  for (const [name, token] of [
    ["clay", "clay-500"],
    ["board", "board"],
    ["bulb", "bulb"],
  ] as const)
    expect(tokens).toContain(`--${token}: ${defaultColours[name]};`);
});

test("the mark of a facility without colours of its own stays as it is", () => {
  const mark = readFileSync("public/icon.svg", "utf8");
  expect(mark).toContain(defaultColours.clay);
  expect(markInColour(mark)).toBe(mark);
});
