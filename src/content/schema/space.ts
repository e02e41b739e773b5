import * as v from "valibot";
import { bookingTargetSchema } from "./booking.ts";
import { checkField } from "./check-field.ts";
import { optionalGroup, withHelp } from "./metadata.ts";
import { per, usualUnits } from "./price.ts";
import { picture, routeKey } from "./names.ts";
import {
  feet,
  lengthInFeet,
  line,
  listOf,
  listRule,
  markdown,
  oneOf,
  optionalList,
  order,
  priceAmount,
} from "./types.ts";

/** How visitors can use a space. */
const spaceUses = ["rent", "tokens", "lane", "desk"] as const;

/** The message about rates as a group of `halfHour` and `hour`, which they once were. */
const ratesMessage = ({ input }: { readonly input: unknown }): string =>
  isGroup(input)
    ? 'rates are a list: write "- per: half hour" with "price: 25" below it, and calendar, call and terms beside rates, not in it'
    : listRule("a list of rates");

/** The message about targets as a group of `halfHour` and `hour`, which they once were. */
function ownTargetsMessage({ input }: { readonly input: unknown }): string {
  return isGroup(input)
    ? 'this is a list: write "- rate: half hour" with "to:" and the id or address below it'
    : listRule("a list of buttons");
}

function isGroup(input: unknown): boolean {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** Words about when a rate applies: a time alone says neither before nor after. */
const whenItApplies = v.pipe(
  line,
  v.check(
    (text) => !/^\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?$/iu.test(text),
    "expected words that visitors read behind the price: after 5:00pm, on weekends",
  ),
);

const rate = v.pipe(
  v.strictObject({
    per: withHelp(
      v.optional(per),
      `How long it is rented for: ${usualUnits.slice(0, 2).join(", ")}, or your own words, such as 2 hours; leave it out where only words say the price`,
      "The price is for each",
    ),
    price: withHelp(
      v.optional(priceAmount),
      "The price of that time, such as 25; leave it out where words say it",
    ),
    priceWords: withHelp(
      v.optional(line),
      "What visitors read behind the price: plus tax; without a price, in its place: Price on the booking site",
    ),
    when: withHelp(
      v.optional(whenItApplies),
      "When this price applies, if not always: after 5:00pm, on weekends",
    ),
    to: withHelp(
      v.optional(bookingTargetSchema),
      "What the button of this rate leads to: its id on the booking site, a full address, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call; leave it out if each space has its own",
      "Leads to",
    ),
  }),
  checkField(
    "price",
    ({ price, priceWords }) => price !== undefined || priceWords !== undefined,
    "expected an amount such as 25, or words in its place under `priceWords`",
  ),
  checkField(
    "per",
    ({ per: unit, price }) => unit !== undefined || price === undefined,
    "expected what the price is for, such as half hour, hour or 2 hours",
  ),
);

const ownTarget = v.strictObject({
  rate: withHelp(line, "The rate, as `per` says it: half hour; with its `when` after a comma, if it has one"),
  to: withHelp(
    bookingTargetSchema,
    "What its button leads to: its id on the booking site, a full address, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call",
    "Leads to",
  ),
});

const unit = v.strictObject({
  name: withHelp(line, "What the sign on it says: Cage 1"),
  use: withHelp(
    oneOf(spaceUses),
    "rent: at the rates of its file; tokens: by membership or tokens; lane: a pitching lane, shown with its size only; desk: the front desk",
  ),
  type: withHelp(line, "What sort of space it is, in two or three words"),
  description: withHelp(
    v.optional(markdown),
    "What it is and who it's for, if it is for rent or runs on tokens",
  ),
  pictures: withHelp(optionalList(picture, "a list of pictures"), "Its pictures"),
  rent: withHelp(
    v.optional(v.array(ownTarget, ownTargetsMessage), []),
    "What its own buttons lead to, where each space has an id of its own; a button that leads nowhere is disabled, and says why",
  ),
  at: optionalGroup(
    "Where it is on the floor plan, which is drawn from these: stand in the entrance, look in, and measure from the left wall and from the wall behind you; a guess to a few feet will do; leave it out for what the plan doesn't show",
    {
      x: withHelp(feet, "Feet from the left wall to its left edge"),
      y: withHelp(feet, "Feet from the front wall, the one with the entrance, to its nearest edge"),
      width: withHelp(
        v.optional(lengthInFeet),
        "Feet from left to right; left out, it is the length of the size",
      ),
      depth: withHelp(
        v.optional(lengthInFeet),
        "Feet from front to back; left out, it is the width of the size",
      ),
    },
  ),
});

/** Spaces of one size and one price: the cages, the open area, the pitching lane, the front desk. */
export const spaceSchema = v.strictObject({
  name: withHelp(line, "What these spaces are called as a group"),
  order: withHelp(order, "Their order in a list: small numbers first"),
  prices: withHelp(
    v.optional(oneOf(["hit", "team"] as const), "hit"),
    "Where the price list has their rent: hit, with tokens and memberships; team, for whoever brings one",
    "On the price list",
  ),
  elsewhere: withHelp(
    optionalList(routeKey, "a list of pages"),
    "The pages where visitors get what is not for rent here, such as tokens",
  ),
  size: optionalGroup("Length and width of one, in feet", {
    length: withHelp(lengthInFeet, "The first number of a size such as 51x12"),
    width: withHelp(lengthInFeet, "The second number"),
  }),
  rates: withHelp(
    v.optional(v.array(rate, ratesMessage), []),
    "What they rent for, one rate for each length of time",
  ),
  calendar: withHelp(
    v.optional(bookingTargetSchema),
    "What See open times leads to: the id of their service on the booking calendar, a full address, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call; leave it out if there is no calendar",
  ),
  call: withHelp(
    v.optional(line),
    "What the link that calls the front desk says; leave out where the calendar is enough",
  ),
  terms: withHelp(
    v.optional(markdown),
    "How to cancel a rent, in a sentence or two under the spaces that are for rent",
  ),
  units: listOf(unit),
});

export type Space = v.InferOutput<typeof spaceSchema>;
export type SpaceUnit = Space["units"][number];
export type Rate = Space["rates"][number];

/** What the button of a rate and a target name it by: `half hour`, `hour, after 5:00pm`; words that have no unit. */
export function nameOfRate({ per: unit, when, priceWords }: Rate): string {
  const name = [unit, when].filter((each) => each !== undefined).join(", ");
  return name === "" ? (priceWords ?? "") : name;
}

/** A place on the floor plan, in feet from the left and front walls. */
export type Area = Readonly<Record<"x" | "y" | "width" | "depth", number>>;

/** Where a space is; `undefined` without a place, and if neither it nor its group has a size. */
export function areaOf({ size }: Pick<Space, "size">, { at }: SpaceUnit): Area | undefined {
  if (!at) return undefined;
  const { x, y, width = size?.length, depth = size?.width } = at;
  return width === undefined || depth === undefined ? undefined : { x, y, width, depth };
}

/** The rooms with a name: all of a group by the name of its file, such as `cages`, or one by its own. */
export function roomsNamed(
  spaces: readonly (Space & { readonly slug: string })[],
  name: string,
): readonly SpaceUnit[] {
  return spaces.flatMap((space) => space.units.filter((unit) => space.slug === name || unit.name === name));
}
