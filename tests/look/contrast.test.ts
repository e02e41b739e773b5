/**
 * The contrast of every pair of text and background in the style sheets, computed from the tokens: AAA for body text,
 * AA for the rest.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../../src/lib/colors.ts";
import { pairs as pairsOfThemes } from "../../src/lib/theme.ts";

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

/** Body text: 7 to 1. */
const body: readonly (readonly [string, readonly string[]])[] = [
  ["ink", ["page", "surface", "surface-sunken", "accent-wash", "good-wash", "bad-wash"]],
  ["ink-quiet", ["page", "surface", "surface-sunken"]],
  ["link", ["page", "surface", "surface-sunken"]],
  ["chalk", ["board", "turf-700", "clay-900"]],
  ["chalk-quiet", ["board", "turf-700", "clay-900"]],
  ["bulb", ["board", "turf-700", "clay-900"]],
];

/** Headings, buttons, figures, marks: 4.5 to 1. */
const large: readonly (readonly [string, readonly string[]])[] = [
  ["accent", ["page", "surface", "surface-sunken"]],
  ["link", ["accent-wash"]],
  ["on-action", ["action", "action-hover"]],
  ["board", ["bulb", "bulb-hover"]],
  ["chalk", ["clay-700", "clay-500", "turf-500", "turf-900"]],
  ["bulb", ["clay-700", "turf-900"]],
  ["chalk-quiet", ["turf-900"]],
  ["good", ["good-wash", "surface"]],
  ["bad", ["bad-wash", "surface", "page"]],
];

/** Lines with a meaning, and focus outlines: 3 to 1. */
const lines: readonly (readonly [string, readonly string[]])[] = [
  ["line-strong", ["page", "surface", "surface-sunken"]],
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

test("a selected number stands out from the page and is read, in both schemes", () => {
  // `choices.css`: the scoreboard with a lit figure on paper, a lit field with a dark figure in the dark.
  expect(contrast(color("board", "light"), color("page", "light"))).toBeGreaterThan(7);
  expect(contrast(color("bulb", "dark"), color("page", "dark"))).toBeGreaterThan(7);
  expect(contrast(color("bulb", "dark"), color("board", "dark"))).toBeGreaterThan(7);
});

test.each(["board", "turf-700", "clay-900"])(
  "on %s, a button without a fill is read under the pointer",
  (ground) => {
    // `layout.css`: a veil of chalk.
    const share = Number(/(\d+)%/u.exec(color("chalk-faint", "light"))?.[1]) / 100;
    const channels = (name: string) =>
      (color(name, "light").match(/[0-9a-f]{2}/gu) ?? []).map((channel) => Number.parseInt(channel, 16));
    const veil = channels(ground)
      .map((channel, index) => Math.round(channel + share * ((channels("chalk")[index] ?? 0) - channel)))
      .map((channel) => channel.toString(16).padStart(2, "0"));
    expect(contrast(color("chalk", "light"), `#${veil.join("")}`)).toBeGreaterThanOrEqual(4.5);
  },
);

test("the gold words above a heading are read on every background in the dark", () => {
  for (const ground of ["page", "surface", "surface-sunken", "turf-700", "board", "clay-900"])
    expect(contrast(color("bulb", "dark"), color(ground, "dark")), ground).toBeGreaterThan(7);
});

test.each(schemes)(
  "a button that waits for answers can be read, and is paler than one that can be pressed, %s",
  (scheme) => {
    // `form.css`: a pale ground within a line.
    const ground = color("accent-wash", scheme);
    expect(contrast(color("ink", scheme), ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(color("action", scheme), ground)).toBeGreaterThan(2);
    expect(contrast(color("page", scheme), color("accent", scheme))).toBeGreaterThan(3);
  },
);

test("the pairs that are checked in a facility's own colors are among them", () => {
  const texts = [...body, ...large].flatMap(([text, grounds]) =>
    grounds.map((ground) => `${text} on ${ground}`),
  );
  for (const [text, ground] of pairsOfThemes) expect(texts).toContain(`${text} on ${ground}`);
});
