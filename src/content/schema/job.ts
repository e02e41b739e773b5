import * as v from "valibot";
import { amount, date, explained, flag, line, markdown, sample } from "./types.ts";

/** A job; the file is named as its page, the text below the front matter describes it. */
export const jobSchema = v.strictObject({
  sample,
  title: explained(line, "The job's title"),
  description: explained(line, "One sentence for search engines and lists"),
  order: explained(v.optional(v.number("expected a number"), 50), "Its order in lists: small numbers first"),
  inMenu: explained(flag, "true when the employment page's dropdown lists it"),
  detailsComing: explained(flag, "true while the details are still to come"),
  pay: explained(
    v.optional(
      v.pipe(
        v.strictObject({ from: amount, to: amount }),
        v.forward(
          v.check(({ from, to }) => from <= to, "the highest pay is below the lowest"),
          ["to"],
        ),
      ),
    ),
    "Lowest and highest pay an hour",
  ),
  position: explained(
    v.optional(line),
    "The position of the application that stands for the job, in its words; leave it out when there is none",
  ),
  posted: explained(v.optional(date), "The day the opening was posted"),
  until: explained(v.optional(date), "The last day to apply, if there is one"),
  body: explained(markdown, "Overview, qualifications, responsibilities, perks and how to apply"),
});
