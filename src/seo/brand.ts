/** The facility's colors for icons and Open Graph images, which cannot use custom properties. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { content } from "../content/content.ts";
import { baseColors } from "../lib/theme.ts";

/** The facility's own colors, or the defaults; chalk is everyone's. */
export function brandColors() {
  const tokens = readFileSync(resolve("src/styles/tokens.css"), "utf8");
  const { clay, board, bulb } = baseColors(tokens, content().facility.colors);
  return { clay, board, bulb, chalk: "#fbf8f2" };
}
