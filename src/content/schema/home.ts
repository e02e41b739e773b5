import * as v from "valibot";
import { line, optionalGroup, picture, referenceTo, withHelp } from "./types.ts";

/** The texts of Home. Its prices, hours and coaches come from their own files. */
export const homeSchema = v.strictObject({
  hero: v.strictObject({
    heading: withHelp(
      v.optional(line),
      "The large words at the top; left empty, they are the heading under Pages, home",
    ),
    lead: withHelp(line, "The sentence under them"),
    picture: withHelp(
      picture,
      "The picture behind them: wide, cut to 3:2 on phones, with room at the left for the words",
    ),
  }),
  training: optionalGroup(
    "The section that links to the coaches; leave out any section you have nothing for",
    { eyebrow: line, heading: line, lead: v.optional(line) },
  ),
  youth: v.optional(
    v.strictObject({
      eyebrow: line,
      heading: withHelp(v.optional(line), "Left empty, it is the event's name"),
      lead: line,
      action: line,
      event: withHelp(referenceTo("events"), "The youth program it shows"),
    }),
  ),
  memberships: v.optional(
    v.strictObject({
      eyebrow: line,
      heading: line,
      lead: withHelp(v.optional(line), "Left empty, it is the lead under Pages, memberships"),
    }),
  ),
  building: v.optional(v.strictObject({ eyebrow: line, heading: line, lead: line })),
  testimonials: v.optional(v.strictObject({ eyebrow: line, heading: line })),
  facility: v.strictObject({ eyebrow: line, heading: line, lead: line }),
});
