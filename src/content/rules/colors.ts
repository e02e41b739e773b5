import type { Report, RuleInput } from "./rule.ts";
import { nearestReadable, unreadablePairs } from "../../lib/theme.ts";

/** Reports each color family whose contrast is too low, in the light or dark scheme. */
export function colorsCanBeRead({ content: { facility }, tokens }: RuleInput, report: Report): void {
  if (!facility?.colors) return;
  const { colors } = facility;
  for (const family of new Set(unreadablePairs(tokens, colors).map((each) => each.family)))
    report(
      "facility",
      ["colors", family],
      `expected a color with which words can be read, such as ${nearestReadable(tokens, colors, family)}, the nearest one (found "${colors[family]}")`,
    );
}
