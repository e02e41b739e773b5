/** The facility's colours for what is drawn: icons and share pictures know no custom properties. */
import { content } from "../content/content.ts";

/** The defaults, as in `src/styles/tokens.css`. */
export const defaultColours = { clay: "#a4472a", board: "#14211b", bulb: "#ffc24b" } as const;

/** The facility's own colours, the defaults where it names none. */
export function brandColours(): Readonly<Record<keyof typeof defaultColours, string>> {
  const { clay, board, bulb } = content().facility.colours ?? {};
  return {
    clay: clay ?? defaultColours.clay,
    board: board ?? defaultColours.board,
    bulb: bulb ?? defaultColours.bulb,
  };
}

/** The mark in the facility's clay. */
export function markInColour(svg: string): string {
  return svg.replaceAll(defaultColours.clay, brandColours().clay);
}
