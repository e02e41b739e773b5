import * as v from "valibot";
import { ages, infoLines } from "./season.ts";
import { withHelp, line, markdown, date, repeating, picture, routeKey } from "./types.ts";

/** A youth program; the text below the front matter describes it. */
export const programSchema = v.strictObject({
  name: withHelp(line, "The program's name"),
  description: withHelp(line, "One sentence for its card"),
  picture: withHelp(picture, "The picture on its card, cut to 3:2"),
  info: withHelp(infoLines, "Up to six lines that Info shows"),
  join: withHelp(line, "What the button says"),
  pricing: withHelp(routeKey, "The page that the button opens"),
  from: withHelp(v.optional(date), "The first day it can be joined, if that is still to come"),
  until: withHelp(v.optional(date), "The last day it can be joined, if there is one"),
  repeats: repeating,
  ages: withHelp(ages, "The ages it is for"),
  body: withHelp(markdown, "What the program is"),
});
