/**
 * The contrast of every pair of text and background in the style sheets, computed from the tokens: AAA for body text,
 * AA for the rest.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8");
const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** The color of a token, `#rrggbb`, in a scheme. */
function color(token: string, scheme: Scheme): string {
  const value = new RegExp(`--${token}:\\s*([^;]+);`, "u").exec(css)?.[1]?.trim();
  if (value === undefined) throw new Error(`there is no token --${token}`);
  const both = /^light-dark\((.+),\s*(.+)\)$/u.exec(value);
  const one = (both ? both[scheme === "light" ? 1 : 2] : value) ?? "";
  const reference = /^var\(--([a-z0-9-]+)\)$/u.exec(one.trim());
  return reference ? color(reference[1] ?? "", scheme) : one.trim();
}

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/iu.test(hex)) throw new Error(`${hex} is no color of six digits`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Body text: 7 to 1. */
const body: readonly (readonly [string, readonly string[]])[] = [
  ["ink", ["page", "surface", "surface-sunken", "accent-wash", "good-wash", "bad-wash"]],
  ["ink-quiet", ["page", "surface", "surface-sunken"]],
  ["link", ["page", "surface", "surface-sunken"]],
  ["on-calm", ["calm"]],
  ["on-calm-quiet", ["calm", "board"]],
  ["on-board", ["board"]],
  ["on-board-quiet", ["board"]],
  ["on-dirt", ["dirt", "clay-900"]],
  ["on-dirt-quiet", ["dirt"]],
  ["bulb", ["board", "calm", "dirt"]],
];

/** Headings, buttons, figures, marks: 4.5 to 1. */
const large: readonly (readonly [string, readonly string[]])[] = [
  ["accent", ["page", "surface", "surface-sunken"]],
  ["accent-strong", ["accent-wash"]],
  ["on-action", ["action", "action-hover"]],
  ["board", ["bulb", "bulb-hover"]],
  ["chalk", ["clay-700", "clay-500", "turf-500", "turf-700", "turf-900", "board"]],
  ["bulb", ["clay-700", "turf-700", "turf-900"]],
  ["clay-900", ["clay-100"]],
  ["on-calm-quiet", ["turf-900"]],
  ["good", ["good-wash", "surface"]],
  ["bad", ["bad-wash", "surface", "page"]],
];

/** Lines with a meaning, and focus outlines: 3 to 1. */
const lines: readonly (readonly [string, readonly string[]])[] = [
  ["line-strong", ["page", "surface", "surface-sunken"]],
  ["focus", ["page", "surface", "surface-sunken"]],
  ["focus-halo", ["board", "calm", "dirt"]],
  ["bulb", ["turf-500"]],
];

describe.each(schemes)("in the %s scheme", (scheme) => {
  describe.each([
    ["what is read", 7, body],
    ["headings, buttons and figures", 4.5, large],
    ["lines and the focus", 3, lines],
  ] as const)("%s: at least %d to 1", (_, least, pairs) => {
    test.each(pairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
      "%s on %s",
      (text, ground) => {
        expect(contrast(color(text, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(least);
      },
    );
  });
});

test("the measure is right: black on white is 21 to 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
