import * as v from "valibot";
import { forWhom, infoLines, season } from "./season.ts";
import { line, markdown, optionalList, picture, referenceTo, routeKey, withHelp } from "./types.ts";

/** A league; the text below the front matter describes it. */
export const leagueSchema = v.strictObject({
  name: withHelp(line, "The league's name"),
  description: withHelp(line, "One sentence for its card"),
  picture: withHelp(picture, "The picture on its card, cut to 3:2"),
  info: withHelp(infoLines, "Up to six lines that Info shows"),
  join: withHelp(line, "What the button says"),
  pricing: withHelp(routeKey, "The page that the button opens"),
  season: withHelp(season, "When it takes place"),
  ...forWhom,
  bring: withHelp(optionalList(line), "What to bring"),
  packages: withHelp(
    optionalList(referenceTo("packages"), "expected a list of packages"),
    "The packages that belong to it",
  ),
  body: withHelp(markdown, "What the league is"),
});

export type League = v.InferOutput<typeof leagueSchema>;
