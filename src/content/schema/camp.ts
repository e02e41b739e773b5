import * as v from "valibot";
import { season, ages } from "./season.ts";
import { withHelp, line, markdown, time, externalId, picture, routeKey, referenceTo, sample } from "./types.ts";

const session = v.pipe(
  v.strictObject({
    name: withHelp(line, "What players work on"),
    from: withHelp(time, "When it begins"),
    until: withHelp(time, "When it ends"),
  }),
  v.forward(
    v.check(
      ({ from, until }) => from < until,
      "a session ends before it begins: until must be later than from",
    ),
    ["until"],
  ),
);

/** A camp or clinic; the text below the front matter is its agenda. */
export const campSchema = v.strictObject({
  sample,
  name: withHelp(line, "The camp's name"),
  description: withHelp(line, "One sentence for its card"),
  order: withHelp(
    v.optional(v.number("expected a number"), 50),
    "Its order on the page: small numbers first",
  ),
  picture: withHelp(picture, "The picture on its card"),
  season: withHelp(season, "When it takes place"),
  ages: withHelp(v.optional(ages), "The ages it is for"),
  sessions: withHelp(v.optional(v.array(session, "expected a list"), []), "Its sessions on a day"),
  bring: withHelp(v.optional(v.array(line, "expected a list"), []), "What to bring"),
  pricing: withHelp(
    v.optional(routeKey),
    "The page that Purchase opens; leave out when nothing is on sale yet",
  ),
  packages: withHelp(
    v.optional(v.array(referenceTo("packages"), "expected a list of packages"), []),
    "The packages that belong to it",
  ),
  booking: withHelp(
    v.optional(v.strictObject({ service: v.optional(externalId), staff: v.optional(externalId) })),
    "Its place on the booking calendar, if any",
  ),
  body: withHelp(markdown, "The agenda"),
});

export type Camp = v.InferOutput<typeof campSchema>;
