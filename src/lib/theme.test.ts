/** A facility's own colors: every token of the family changes hue, and unreadable ones are reported. */
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, shadeOf } from "./colors.ts";
import { nearestReadable, siteColors, themeCss, themeTokens, unreadablePairs, type Family } from "./theme.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

test("contrast is computed as in WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
  expect(contrast("#a4472a", "#a4472a")).toBe(1);
});

describe("a shade", () => {
  test("of another color keeps its lightness, and the base color is exact", () => {
    expect(shadeOf("#a4472a", "#a4472a", "#1F4E8C")).toBe("#1f4e8c");
    const dark = shadeOf("#2a120b", "#a4472a", "#1f4e8c");
    expect(contrast(dark, "#2a120b")).toBeLessThan(1.15);
    expect(Number.parseInt(dark.slice(5), 16)).toBeGreaterThan(Number.parseInt(dark.slice(1, 3), 16));
  });
});

test("a facility's colors replace the defaults", () => {
  expect(themeCss(tokens, undefined)).toBe(tokens);
  expect(themeCss(tokens, {})).toBe(tokens);
  const colors = { clay: "#1f4e8c", turf: "#3a2d5c", board: "#10182b", bulb: "#ffd84d" };
  const themed = themeCss(tokens, colors);
  for (const color of Object.values(colors)) expect(themed).toContain(color);
  for (const name of ["clay-500", "turf-700", "board", "bulb"])
    expect(themed).not.toContain(siteColors(tokens)(name));
  expect(themed.split("\n")).toHaveLength(tokens.split("\n").length);
});

test("a color changes the tokens of its family, and no others", () => {
  const changed = themeTokens(tokens, { bulb: "#ffd84d" });
  expect(changed.get("bulb")).toBe("#ffd84d");
  expect([...changed.keys()].every((name) => name.startsWith("bulb"))).toBe(true);
});

test.each([
  [{ bulb: "#26332c" }, "bulb", "bulb", "board"],
  [{ board: "#d8d8d8" }, "board", "chalk", "board"],
  [{ clay: "#f2b632" }, "clay", "on-action", "action"],
  [{ turf: "#9fd8b4" }, "turf", "chalk", "turf-700"],
] as const)("%o is reported as unreadable", (colors, family, text, ground) => {
  expect(unreadablePairs(tokens, colors)).toContainEqual(expect.objectContaining({ family, text, ground }));
});

describe("the nearest readable color", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const colors = fc.record({ clay: hex, turf: hex, board: hex, bulb: hex });

  test.each([
    ["clay", "#f2b632", "#fbf8f2"],
    ["turf", "#9fd8b4", "#ffc24b"],
    ["board", "#d8d8d8", "#ffc24b"],
    ["bulb", "#26332c", "#1f3b2c"],
  ] as const)("of the %s %s has just enough contrast to %s", (family, color, other) => {
    const nearest = nearestReadable(tokens, { [family]: color }, family) ?? "";
    expect(unreadablePairs(tokens, { [family]: nearest })).toEqual([]);
    expect(contrast(nearest, other)).toBeLessThan(4.6);
  });

  test("of a readable color is that color", () =>
    expect(nearestReadable(tokens, { clay: "#1f4e8c" }, "clay")).toBe("#1f4e8c"));

  test("exists for every color, and passes the rule together with the other families'", () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const fixed = Object.fromEntries(
          Object.keys(chosen).map((family) => [family, nearestReadable(tokens, chosen, family as Family)]),
        );
        expect(unreadablePairs(tokens, fixed)).toEqual([]);
        expect(Object.values(fixed)).not.toContain(undefined);
      }),
      { numRuns: 25 },
    );
  });
});
