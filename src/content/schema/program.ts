import * as v from "valibot";
import { ages, infoLines } from "./season.ts";
import { explained, line, markdown, date, repeating, link, picture, routeKey, sample } from "./types.ts";

/** A youth program; the text below the front matter tells about it. */
export const programSchema = v.strictObject({
  sample,
  name: explained(line, "The program's name"),
  description: explained(line, "One sentence for its card"),
  picture: explained(picture, "The picture on its card"),
  info: explained(infoLines, "Up to six lines that Info shows"),
  join: explained(line, "What the button says"),
  pricing: explained(routeKey, "The page that the button opens"),
  from: explained(v.optional(date), "The first day it can be joined, if that is still to come"),
  until: explained(v.optional(date), "The last day it can be joined, if there is one"),
  repeats: repeating,
  ages: explained(ages, "The ages it is for"),
  registration: explained(
    v.optional(link),
    "Where to register, when it is not the facility's usual registration site",
  ),
  body: explained(markdown, "What the program is"),
});
