import * as v from "valibot";
import { addressField } from "./page.ts";
import { checkField } from "./check-field.ts";
import { withHelp } from "./metadata.ts";
import { amount, line, markdown, order } from "./types.ts";

/** A job. The file is named after its page; the text below the front matter is the description. */
export const jobSchema = v.strictObject({
  title: withHelp(line, "The job's title"),
  description: withHelp(line, "One sentence for search engines and lists"),
  order: withHelp(order, "Its order in lists: small numbers first"),
  inMenu: withHelp(
    v.optional(v.boolean("expected true or false"), true),
    "false while its details are still to come: a list of jobs then has it below its dropdown",
  ),
  pay: withHelp(
    v.optional(
      v.pipe(
        v.strictObject({ from: withHelp(amount, "The lowest pay"), to: withHelp(amount, "The highest pay") }),
        checkField("to", ({ from, to }) => from <= to, "the highest pay is below the lowest"),
      ),
    ),
    "Lowest and highest pay an hour",
  ),
  position: withHelp(
    v.optional(line),
    "The position of the application that is for this job, in the same words; leave it out when there is none",
  ),
  ...addressField,
  body: withHelp(markdown, "Overview, qualifications, responsibilities, perks and how to apply"),
});
