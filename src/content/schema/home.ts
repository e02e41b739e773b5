import * as v from "valibot";
import { line, optionalGroup, picture, referenceTo, withHelp } from "./types.ts";

/** The texts of Home. Its prices, hours and coaches come from their own files. */
export const homeSchema = v.strictObject({
  hero: v.strictObject({
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
      lead: line,
      action: line,
      event: withHelp(referenceTo("events"), "The youth program it shows"),
    }),
  ),
  memberships: v.optional(v.strictObject({ eyebrow: line, heading: line })),
  building: v.optional(v.strictObject({ eyebrow: line, heading: line, lead: line })),
  testimonials: v.optional(v.strictObject({ eyebrow: line, heading: line })),
  facility: v.strictObject({ eyebrow: line, heading: line, lead: line }),
});
