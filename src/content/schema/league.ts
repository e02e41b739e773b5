import * as v from "valibot";
import { season, ages, infoLines } from "./season.ts";
import { explained, line, markdown, picture, routeKey, referenceTo, sample } from "./types.ts";

/** A league; the text below the front matter tells about it. */
export const leagueSchema = v.strictObject({
  sample,
  name: explained(line, "The league's name"),
  description: explained(line, "One sentence for its card"),
  picture: explained(picture, "The picture on its card"),
  info: explained(infoLines, "Up to six lines that Info shows"),
  join: explained(line, "What the button says"),
  pricing: explained(routeKey, "The page that the button opens"),
  season: explained(season, "When it takes place"),
  ages: explained(v.optional(ages), "The ages it is for"),
  bring: explained(v.optional(v.array(line, "expected a list"), []), "What to bring"),
  packages: explained(
    v.optional(v.array(referenceTo("packages"), "expected a list of packages"), []),
    "The packages that belong to it",
  ),
  body: explained(markdown, "What the league is"),
});

export type League = v.InferOutput<typeof leagueSchema>;
