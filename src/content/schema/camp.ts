import * as v from "valibot";
import { season, ages } from "./season.ts";
import { explained, line, markdown, time, externalId, picture, routeKey, referenceTo, sample } from "./types.ts";

const session = v.pipe(
  v.strictObject({
    name: explained(line, "What players work on"),
    from: explained(time, "When it begins"),
    until: explained(time, "When it ends"),
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
  name: explained(line, "The camp's name"),
  description: explained(line, "One sentence for its card"),
  order: explained(
    v.optional(v.number("expected a number"), 50),
    "Its order on the page: small numbers first",
  ),
  picture: explained(picture, "The picture on its card"),
  season: explained(season, "When it takes place"),
  ages: explained(v.optional(ages), "The ages it is for"),
  sessions: explained(v.optional(v.array(session, "expected a list"), []), "Its sessions on a day"),
  bring: explained(v.optional(v.array(line, "expected a list"), []), "What to bring"),
  pricing: explained(
    v.optional(routeKey),
    "The page that Purchase opens; leave out when nothing is on sale yet",
  ),
  packages: explained(
    v.optional(v.array(referenceTo("packages"), "expected a list of packages"), []),
    "The packages that belong to it",
  ),
  booking: explained(
    v.optional(v.strictObject({ service: v.optional(externalId), staff: v.optional(externalId) })),
    "Its place on the booking calendar, if any",
  ),
  body: explained(markdown, "The agenda"),
});

export type Camp = v.InferOutput<typeof campSchema>;
