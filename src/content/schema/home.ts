import * as v from "valibot";
import { called, explained, line, picture, referenceTo } from "./types.ts";

/** The words of Home; its prices, hours and coaches come from their own files. */
export const homeSchema = v.strictObject({
  hero: v.strictObject({
    heading: explained(line, "The large words at the top"),
    lead: explained(line, "The sentence under them"),
    picture: explained(picture, "The picture behind them"),
  }),
  training: explained(
    v.optional(v.strictObject({ eyebrow: line, heading: line, lead: v.optional(line) })),
    "The section that links to the coaches; leave out any section you have nothing for",
  ),
  youth: v.optional(
    v.strictObject({
      eyebrow: line,
      heading: line,
      lead: line,
      action: line,
      program: called("Program", explained(referenceTo("programs"), "The youth program it shows")),
    }),
  ),
  memberships: v.optional(v.strictObject({ eyebrow: line, heading: line, lead: line })),
  building: v.optional(v.strictObject({ eyebrow: line, heading: line, lead: line })),
  testimonials: v.optional(v.strictObject({ eyebrow: line, heading: line })),
  facility: v.strictObject({ eyebrow: line, heading: line, lead: line }),
});
