/** The facility's own colours can be read wherever they are used. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Report, RuleInput } from "./rule.ts";
import { unreadable } from "../../lib/theme.ts";

/** Every family of colours whose text is too faint on its ground, in light or dark. */
export function coloursCanBeRead({ content: { facility } }: RuleInput, report: Report): void {
  if (!facility?.colours) return;
  const told = new Set<string>();
  for (const { family, text, ground, scheme, contrast } of unreadable(
    readFileSync(resolve("src/styles/tokens.css"), "utf8"),
    facility.colours,
  )) {
    if (told.has(family)) continue;
    told.add(family);
    report(
      "facility",
      ["colours", family],
      `expected a readable color: ${text} on ${ground} has a contrast of ${contrast.toFixed(1)} in the ${scheme} scheme, and needs 4.5 (found "${facility.colours[family]}")`,
    );
  }
}
