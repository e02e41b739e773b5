/**
 * A facility's own colors. The tokens in `src/styles/tokens.css` are the defaults. If a facility sets a color, every
 * token of that family gets its hue at the default's contrast; the base token gets exactly that color.
 */
import { contrast, nearestColor, shadeOf } from "./colors.ts";

type Scheme = "light" | "dark";

export type Family = "clay" | "turf" | "board" | "bulb";

/** The colors that a facility sets, each like `#a4472a`. */
export type Colors = { readonly [Name in Family]?: string | undefined };

/** The color families: the base token and the names of the tokens in each. */
const families: Record<Family, { readonly base: string; readonly names: RegExp }> = {
  clay: {
    base: "clay-500",
    names: /^(?:clay-\d+|accent(?:-.*)?|link|action(?:-.*)?)$/u,
  },
  turf: { base: "turf-700", names: /^turf-\d+$/u },
  board: { base: "board", names: /^board$/u },
  bulb: { base: "bulb", names: /^bulb(?:-.*)?$/u },
};

/** Pairs of text and background tokens that a facility's colors change; each needs enough contrast in both schemes. */
export const pairs: readonly (readonly [text: string, ground: string])[] = [
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["accent", "page"],
  ["accent", "surface"],
  ["link", "page"],
  ["link", "accent-wash"],
  ["chalk", "turf-700"],
  ["chalk-quiet", "turf-700"],
  ["bulb", "turf-700"],
  ["chalk", "board"],
  ["chalk-quiet", "board"],
  ["bulb", "board"],
];

const neededContrast = 4.5;
const token = /--([\w-]+):\s*([^;]+);/gu;
const hex = /#[0-9a-f]{6}\b/giu;
/** A color, or the name of the token that has it. */
const hexOrToken = /#[0-9a-f]{6}\b|(?<=var\(--)[\w-]+/giu;

/** A facility's colors by the names of their tokens, for icons and e-mails, which cannot use custom properties. */
export function siteColors(tokensCss: string, colors: Colors = {}) {
  const tokens = new Map([...readTokens(tokensCss), ...themeTokens(tokensCss, colors)]);
  return (name: string, scheme: Scheme = "light"): string =>
    valueOf(tokens, tokenWithColor(tokens, name, scheme), scheme);
}

/** The token whose color another has in a scheme: that of `accent` is `bulb` in the dark. */
function tokenWithColor(tokens: ReadonlyMap<string, string>, name: string, scheme: Scheme): string {
  const value = valueOf(tokens, name, scheme);
  return value === "" || value.startsWith("#") ? name : tokenWithColor(tokens, value, scheme);
}

/** What a token is in a scheme: a color, or the name of another token. */
function valueOf(tokens: ReadonlyMap<string, string>, name: string, scheme: Scheme): string {
  const [light = "", dark = light] = tokens.get(name)?.match(hexOrToken) ?? [];
  return scheme === "light" ? light : dark;
}

/** The tokens that a facility's colors change, by name; `tokensCss` is the text of `tokens.css`. */
export function themeTokens(tokensCss: string, colors: Colors): ReadonlyMap<string, string> {
  const defaults = readTokens(tokensCss);
  const changed = new Map<string, string>();
  for (const [family, { base, names }] of Object.entries(families)) {
    const color = colors[family as Family];
    const from = defaults.get(base);
    if (color === undefined || from === undefined) continue;
    for (const [name, value] of defaults) {
      if (names.test(name) && value.includes("#"))
        changed.set(
          name,
          value.replaceAll(hex, (shade) => shadeOf(shade, from, color)),
        );
    }
  }
  return changed;
}

/** `tokens.css` with a facility's colors in place of the defaults. */
export function themeCss(tokensCss: string, colors: Colors = {}): string {
  const changed = themeTokens(tokensCss, colors);
  return tokensCss.replaceAll(token, (whole, name: string) => {
    const value = changed.get(name);
    return value === undefined ? whole : `--${name}: ${value};`;
  });
}

/** Every pair of text and background with too little contrast in a facility's colors. */
export function unreadablePairs(tokensCss: string, colors: Colors) {
  const colorOf = siteColors(tokensCss, colors);
  const tokens = readTokens(tokensCss);
  return pairs.flatMap(([text, ground]) =>
    (["light", "dark"] as const).flatMap((scheme) => {
      const family = familyOf(tokenWithColor(tokens, text, scheme), colors) ?? familyOf(ground, colors);
      if (!family) return [];
      const ratio = contrast(colorOf(text, scheme), colorOf(ground, scheme));
      return ratio < neededContrast ? [{ family, text, ground, scheme, contrast: ratio }] : [];
    }),
  );
}

/**
 * The readable color nearest to a facility's own. Families are fixed in the order of `families`: `bulb`, which is read
 * on the others, comes last and is fitted to their new colors.
 */
export function nearestReadable(tokensCss: string, colors: Colors, family: Family): string | undefined {
  const fixed: { [Name in Family]?: string | undefined } = {};
  for (const name of Object.keys(families) as Family[]) {
    const color = colors[name];
    if (color === undefined) continue;
    const passes = (tried: string) => unreadablePairs(tokensCss, { ...fixed, [name]: tried }).length === 0;
    fixed[name] = passes(color) ? color : nearestColor(color, passes);
    if (name === family) break;
  }
  return fixed[family];
}

function familyOf(name: string, colors: Colors): Family | undefined {
  return (Object.keys(families) as Family[]).find(
    (family) => colors[family] !== undefined && families[family].names.test(name),
  );
}

function readTokens(tokensCss: string): Map<string, string> {
  return new Map([...tokensCss.matchAll(token)].map(([, name = "", value = ""]) => [name, value.trim()]));
}
