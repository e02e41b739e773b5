import * as v from "valibot";
import { withHelp, line, markdown } from "./types.ts";

/** The texts to show where content is still missing. */
export const openSpotsSchema = v.strictObject({
  coach: v.strictObject({
    name: withHelp(line, "The title of an open spot on a coach page"),
    title: withHelp(line, "The line below it"),
    body: withHelp(markdown, "What its Bio says"),
  }),
  reasons: v.strictObject({
    purchase: withHelp(line, "The line under a Purchase button that leads nowhere yet"),
    book: withHelp(line, "The same for a Book or Rent button"),
    both: withHelp(
      line,
      "The line under both, where neither leads anywhere, and on the card of an event to come",
    ),
    full: withHelp(line, "The line under the button of a special whose places are all taken"),
  }),
});
