/** The facility's colors for icons and Open Graph images, which cannot use custom properties. */
import { content } from "../content/content.ts";

/** The defaults, as in `src/styles/tokens.css`. */
export const defaultColors = { clay: "#a4472a", board: "#14211b", bulb: "#ffc24b" } as const;

/** The facility's own colors, or the defaults. */
export function brandColors(): Readonly<Record<keyof typeof defaultColors, string>> {
  const { clay, board, bulb } = content().facility.colors ?? {};
  return {
    clay: clay ?? defaultColors.clay,
    board: board ?? defaultColors.board,
    bulb: bulb ?? defaultColors.bulb,
  };
}

/** The logo in the facility's clay color. */
export function markInColor(svg: string): string {
  return svg.replaceAll(defaultColors.clay, brandColors().clay);
}
