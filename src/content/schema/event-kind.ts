import * as v from "valibot";
import { labeledLink } from "./labeled-link.ts";
import { withHelp } from "./metadata.ts";
import { count, line, markdown, order } from "./types.ts";

/** A kind of event, such as camps: the words on their cards and prices. */
export const eventKindSchema = v.strictObject({
  name: withHelp(line, "What they are called in the desk, such as Camps"),
  details: withHelp(line, "The button that opens a card's dialog, such as Agenda"),
  action: withHelp(line, "The button that opens the prices, such as Purchase"),
  closed: withHelp(
    line,
    "The line under that button once one of them has begun, such as This camp has begun",
  ),
  prices: withHelp(line, "The heading over their prices on the price list, such as Go to a camp"),
  link: withHelp(v.optional(labeledLink), "A link below the cards, such as to a registration site"),
  upcoming: withHelp(
    v.optional(
      v.strictObject({
        cards: withHelp(
          count,
          "How many cards a section of them has in all; more events than that are a problem",
        ),
        name: withHelp(line, "The title of a card for one that is still to come"),
        description: withHelp(line, "The line below it"),
        body: withHelp(markdown, "The text of its dialog"),
      }),
    ),
    "Cards that hold a place for what is still to come",
  ),
  order: withHelp(order, "Their order on the price list: small numbers first"),
});
