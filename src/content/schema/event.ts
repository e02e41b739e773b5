import * as v from "valibot";
import { bookingTargetSchema } from "./booking.ts";
import {
  checkField,
  count,
  date,
  line,
  markdown,
  optionalList,
  order,
  picture,
  pictureAlt,
  referenceTo,
  routeKey,
  withHelp,
} from "./types.ts";

const dates = v.pipe(
  v.strictObject({
    from: withHelp(date, "The first day; the sale ends the day before"),
    until: withHelp(date, "The last day"),
  }),
  checkField("until", ({ from, until }) => from <= until, "it ends before it begins"),
);

const ages = v.pipe(
  v.strictObject({ from: withHelp(count, "The youngest age"), to: withHelp(count, "The oldest age") }),
  checkField("to", ({ from, to }) => from <= to, "the highest age is below the lowest"),
);

/** A camp, a league, a youth program, or whatever its kind says; the text below the front matter is for its dialog. */
export const eventSchema = v.strictObject({
  kind: withHelp(
    referenceTo("event-kinds"),
    "What it is; its kind says which page lists it and what its buttons say",
  ),
  name: withHelp(line, "Its name"),
  description: withHelp(line, "One sentence for its card"),
  picture: withHelp(picture, "The picture on its card, cut to 3:2"),
  pictureAlt,
  info: withHelp(
    v.pipe(optionalList(line), v.maxLength(6, "expected at most six lines")),
    "Up to six lines at the top of its dialog",
  ),
  dates: withHelp(v.optional(dates), "Its days; without them it is always on sale"),
  ages: withHelp(v.optional(ages), "The ages it is for; leave it out where nobody has decided"),
  pricing: withHelp(v.optional(routeKey), "The page with its prices; leave it out while nothing is on sale"),
  book: withHelp(
    v.optional(bookingTargetSchema),
    "Its place on the booking calendar, kept on file; no button uses it",
  ),
  order: withHelp(order, "Its order among others without dates: small numbers first"),
  body: withHelp(markdown, "The text of its dialog"),
});
