import * as v from "valibot";
import { count, explained, line, markdown } from "./types.ts";

/** What a page says where something is still to come. */
export const placeholdersSchema = v.strictObject({
  coach: v.strictObject({
    name: explained(line, "The title of an open spot on a coach page"),
    title: explained(line, "The line below it"),
    body: explained(markdown, "What its Bio says"),
  }),
  camp: v.strictObject({
    name: explained(line, "The title of a camp that is still to come"),
    description: explained(line, "The line below it"),
    body: explained(markdown, "What its Agenda says"),
    places: explained(count, "How many cards the camps page has in all"),
  }),
  unavailable: v.strictObject({
    purchase: explained(line, "The line under a Purchase button that leads nowhere yet"),
    book: explained(line, "The same for a Book button"),
    both: explained(line, "The line under both, where neither leads anywhere"),
    full: explained(line, "The line under the button of a special whose places are all taken"),
  }),
});
