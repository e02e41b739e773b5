/**
 * A facility's own colours. The tokens in `src/styles/tokens.css` are the defaults; a facility that names a colour
 * gets every token of that family in its hue, as light or dark as the default, and the colour itself exactly.
 */
import { contrast, shadeOf } from "./colors.ts";

type Family = "clay" | "turf" | "board" | "bulb";

/** The colors that a facility names, `#a4472a` each. */
export type Colours = { readonly [Name in Family]?: string | undefined };

/** The families, the token that stands for the colour itself, and the names that belong to each. */
const families: Record<Family, { readonly base: string; readonly names: RegExp }> = {
  clay: {
    base: "clay-500",
    names: /^(?:clay-\d+|accent(?:-.*)?|link|action(?:-.*)?|dirt)$/u,
  },
  turf: { base: "turf-700", names: /^(?:turf-\d+|calm(?:-.*)?)$/u },
  board: { base: "board", names: /^board(?:-.*)?$/u },
  bulb: { base: "bulb", names: /^(?:bulb(?:-.*)?|focus-halo)$/u },
};

/** What is written on what, by tokens; each has to read well in both schemes. */
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["accent", "page"],
  ["accent", "surface"],
  ["link", "page"],
  ["accent-strong", "accent-wash"],
  ["on-calm", "calm"],
  ["on-calm-quiet", "calm"],
  ["bulb", "calm"],
  ["on-board", "board"],
  ["on-board-quiet", "board"],
  ["bulb", "board"],
];

const needed = 4.5;
const token = /--([\w-]+):\s*([^;]+);/gu;
const hex = /#[0-9a-f]{6}\b/giu;

/** The tokens that a facility's colours change, by name, from the text of `tokens.css`. */
export function themeTokens(tokensCss: string, colours: Colours): ReadonlyMap<string, string> {
  const defaults = readTokens(tokensCss);
  const changed = new Map<string, string>();
  for (const [family, { base, names }] of Object.entries(families)) {
    const colour = colours[family as Family];
    const from = defaults.get(base);
    if (colour === undefined || from === undefined) continue;
    for (const [name, value] of defaults) {
      if (names.test(name) && value.includes("#"))
        changed.set(
          name,
          value.replaceAll(hex, (shade) => shadeOf(shade, from, colour)),
        );
    }
  }
  return changed;
}

/** The stylesheet with a facility's colours; empty when it names none. */
export function themeCss(tokensCss: string, colours: Colours | undefined): string {
  const tokens = colours ? [...themeTokens(tokensCss, colours)] : [];
  return tokens.length === 0
    ? ""
    : `:root {\n${tokens.map(([name, value]) => `  --${name}: ${value};`).join("\n")}\n}\n`;
}

/** A colour of the facility that cannot be read where it is used. */
export interface Unreadable {
  readonly family: Family;
  readonly text: string;
  readonly ground: string;
  readonly scheme: "light" | "dark";
  readonly contrast: number;
}

/** Every pair of text and ground that a facility's colours leave too faint. */
export function unreadable(tokensCss: string, colours: Colours): Unreadable[] {
  const tokens = new Map([...readTokens(tokensCss), ...themeTokens(tokensCss, colours)]);
  return pairs.flatMap(([text, ground]) =>
    (["light", "dark"] as const).flatMap((scheme) => {
      const [front, back] = [tokens.get(text), tokens.get(ground)].map((value) => inScheme(value, scheme));
      const family = familyOf(text, colours) ?? familyOf(ground, colours);
      if (!front || !back || !family) return [];
      const ratio = contrast(front, back);
      return ratio < needed ? [{ family, text, ground, scheme, contrast: ratio }] : [];
    }),
  );
}

function familyOf(name: string, colours: Colours): Family | undefined {
  return (Object.keys(families) as Family[]).find(
    (family) => colours[family] !== undefined && families[family].names.test(name),
  );
}

function readTokens(tokensCss: string): Map<string, string> {
  return new Map([...tokensCss.matchAll(token)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

function inScheme(value: string | undefined, scheme: "light" | "dark"): string | undefined {
  const colours = value?.match(hex) ?? [];
  return scheme === "dark" ? (colours[1] ?? colours[0]) : colours[0];
}
