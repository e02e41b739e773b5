import * as v from "valibot";
import { bookingTarget } from "./booking.ts";
import { forWhom, season } from "./season.ts";
import {
  checkField,
  line,
  markdown,
  optionalList,
  picture,
  referenceTo,
  routeKey,
  time,
  withHelp,
} from "./types.ts";

const session = v.pipe(
  v.strictObject({
    name: withHelp(line, "What players work on"),
    from: withHelp(time, "When it begins"),
    until: withHelp(time, "When it ends"),
  }),
  checkField(
    "until",
    ({ from, until }) => from < until,
    "a session ends before it begins: until must be later than from",
  ),
);

/** A camp or clinic; the text below the front matter is its agenda. */
export const campSchema = v.strictObject({
  name: withHelp(line, "The camp's name"),
  description: withHelp(line, "One sentence for its card"),
  picture: withHelp(picture, "The picture on its card, cut to 3:2"),
  season: withHelp(season, "When it takes place"),
  ...forWhom,
  sessions: withHelp(optionalList(session), "Its sessions on a day"),
  bring: withHelp(optionalList(line), "What to bring"),
  pricing: withHelp(
    v.optional(routeKey),
    "The page that Purchase opens; leave out when nothing is on sale yet",
  ),
  packages: withHelp(
    optionalList(referenceTo("packages"), "expected a list of packages"),
    "The packages that belong to it",
  ),
  book: withHelp(
    v.optional(bookingTarget),
    "Its place on the booking calendar, if any: the id of its service, a full address, or the word call",
  ),
  body: withHelp(markdown, "The agenda"),
});

export type Camp = v.InferOutput<typeof campSchema>;
