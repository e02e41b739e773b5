import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { line, markdown } from "./types.ts";

/** The texts of the cards that keep a place for a coach to come. */
export const openSpotsSchema = v.strictObject({
  coach: v.strictObject({
    name: withHelp(line, "The title of an open spot on a coach page"),
    title: withHelp(line, "The line below it, without a period"),
    summary: withHelp(v.optional(line), "What the open spots are for, said once before all of them"),
    body: withHelp(
      markdown,
      "What its Bio says; links alone in its last paragraph are buttons, also beside the open spots",
    ),
  }),
});
