import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Report, RuleInput } from "./rule.ts";
import { nearestReadable, unreadable } from "../../lib/theme.ts";

/** Reports each color family whose contrast is too low, in the light or dark scheme. */
export function colorsCanBeRead({ content: { facility } }: RuleInput, report: Report): void {
  if (!facility?.colors) return;
  const told = new Set<string>();
  const tokens = readFileSync(resolve("src/styles/tokens.css"), "utf8");
  for (const { family, text, ground, scheme, contrast } of unreadable(tokens, facility.colors)) {
    if (told.has(family)) continue;
    told.add(family);
    report(
      "facility",
      ["colors", family],
      `expected a readable color, such as ${nearestReadable(tokens, facility.colors, family)}, the nearest one: ${text} on ${ground} has a contrast of ${contrast.toFixed(1)} in the ${scheme} scheme, and needs 4.5 (found "${facility.colors[family]}")`,
    );
  }
}
