import * as v from "valibot";
import { bookingTargetSchema } from "./booking.ts";
import { group, optionalGroup, withHelp } from "./metadata.ts";
import {
  amount,
  feet,
  line,
  listOf,
  markdown,
  oneOf,
  optionalList,
  order,
  picture,
  routeKey,
} from "./types.ts";

/** How visitors can use a space. */
const spaceUses = ["rent", "tokens", "lane", "desk"] as const;

const unit = v.strictObject({
  name: withHelp(line, "What the sign on it says: Cage 1"),
  use: withHelp(
    oneOf(spaceUses),
    "rent: by the half hour or hour; tokens: by membership or tokens; lane: a pitching lane, shown with its size only; desk: the front desk",
  ),
  type: withHelp(line, "What sort of space it is, in two or three words"),
  description: withHelp(
    v.optional(markdown),
    "What it is and who it's for, if it is for rent or runs on tokens",
  ),
  pictures: withHelp(optionalList(picture, "a list of pictures"), "Its pictures"),
  rent: optionalGroup("What its buttons lead to; one that leads nowhere is disabled, and says why", {
    halfHour: withHelp(
      v.optional(bookingTargetSchema),
      "What Rent half hour leads to: its id on the booking site, a full address, or the word call",
    ),
    hour: withHelp(
      v.optional(bookingTargetSchema),
      "What Rent hour leads to: its id on the booking site, a full address, or the word call",
    ),
  }),
  at: group(
    "Where it is on the floor plan, which is drawn from these: stand in the entrance, look in, and measure from the left wall and from the wall behind you; a guess to a few feet will do",
    {
      x: withHelp(feet, "Feet from the left wall to its left edge"),
      y: withHelp(feet, "Feet from the front wall, the one with the entrance, to its nearest edge"),
      width: withHelp(v.optional(feet), "Feet from left to right; left out, it is the length of the size"),
      depth: withHelp(v.optional(feet), "Feet from front to back; left out, it is the width of the size"),
    },
  ),
});

/** Spaces of one size and one price: the cages, the open area, the pitching lane, the front desk. */
export const spaceSchema = v.strictObject({
  name: withHelp(line, "What these spaces are called as a group"),
  order: withHelp(order, "Their order in a list: small numbers first"),
  page: withHelp(v.optional(routeKey), "The page that lists them: Batting Cages or Open Area"),
  planHeading: withHelp(
    v.optional(line),
    "The heading over the floor plan on that page; without one, it is Home's: Find the turf",
    "Heading of the plan",
  ),
  size: optionalGroup("Length and width of one, in feet", {
    length: withHelp(feet, "The first number of a size such as 51x12"),
    width: withHelp(feet, "The second number"),
  }),
  rates: optionalGroup("What they rent for, and how to see or ask when they are free", {
    halfHour: withHelp(amount, "Rent for a half hour"),
    hour: withHelp(amount, "Rent for an hour"),
    calendar: withHelp(
      v.optional(bookingTargetSchema),
      "What See open times leads to: the id of their service on the booking calendar, a full address, or the word call; leave it out if there is no calendar",
    ),
    call: withHelp(
      v.optional(line),
      "What the link that calls the front desk says; leave out where the calendar is enough",
    ),
    terms: withHelp(
      v.optional(markdown),
      "How to cancel a rent, in a sentence or two under the spaces that are for rent",
    ),
  }),
  units: listOf(unit),
});

export type Space = v.InferOutput<typeof spaceSchema>;
export type SpaceUnit = Space["units"][number];

/** A place on the floor plan, in feet from the left and front walls. */
export type Area = Readonly<Record<"x" | "y" | "width" | "depth", number>>;

/** Where a space is; `undefined` if neither it nor its group has a size. */
export function areaOf({ size }: Pick<Space, "size">, { at }: SpaceUnit): Area | undefined {
  const { x, y, width = size?.length, depth = size?.width } = at;
  return width === undefined || depth === undefined ? undefined : { x, y, width, depth };
}
