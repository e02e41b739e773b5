/** The facility's colors for what is drawn: icons and share pictures know no custom properties. */
import { content } from "../content/content.ts";

/** The defaults, as in `src/styles/tokens.css`. */
export const defaultColors = { clay: "#a4472a", board: "#14211b", bulb: "#ffc24b" } as const;

/** The facility's own colors, the defaults where it names none. */
export function brandColors(): Readonly<Record<keyof typeof defaultColors, string>> {
  const { clay, board, bulb } = content().facility.colors ?? {};
  return {
    clay: clay ?? defaultColors.clay,
    board: board ?? defaultColors.board,
    bulb: bulb ?? defaultColors.bulb,
  };
}

/** The mark in the facility's clay. */
export function markInColor(svg: string): string {
  return svg.replaceAll(defaultColors.clay, brandColors().clay);
}
