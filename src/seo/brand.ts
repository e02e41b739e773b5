/** The facility's colors for icons and Open Graph images, which cannot use custom properties. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { content } from "../content/content.ts";
import { defaultColors } from "../lib/theme.ts";

/** The facility's own colors, or the defaults; chalk is everyone's. */
export function brandColors() {
  const defaults = defaultColors(readFileSync(resolve("src/styles/tokens.css"), "utf8"));
  const { clay, board, bulb } = content().facility.colors ?? {};
  return {
    clay: clay ?? defaults.clay,
    board: board ?? defaults.board,
    bulb: bulb ?? defaults.bulb,
    chalk: "#fbf8f2",
  };
}
