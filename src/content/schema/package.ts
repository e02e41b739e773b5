import * as v from "valibot";
import { bookingTargetSchema } from "./booking.ts";
import { checkField } from "./check-field.ts";
import { packageKinds } from "./package-kinds.ts";
import { withHelp, withTitle } from "./metadata.ts";
import { namedValues } from "./named-values.ts";
import { per, usualUnits } from "./price.ts";
import { date } from "./dates.ts";
import { picture, pictureAlt, referenceTo, routeKey } from "./names.ts";
import { amount, count, flag, line, oneOf, optionalList, order, priceAmountOrFree } from "./types.ts";

interface PriceInput {
  readonly price?: number | undefined;
  readonly upTo?: number | undefined;
  readonly orMore: boolean;
  readonly per?: string | undefined;
  readonly priceWords?: string | undefined;
}

/** Whether there is an amount, if other fields say more about it. */
function hasAmountIfNeeded({ price, upTo, orMore, per: unit }: PriceInput): boolean {
  if (price !== undefined) return true;
  return upTo === undefined && !orMore && unit === undefined;
}

/** Whether a free package is neither "from" an amount nor per unit. */
function isPlainIfFree({ price, upTo, orMore, per: unit }: PriceInput): boolean {
  const isFree = price === 0 && upTo === undefined;
  return !isFree || (!orMore && unit === undefined);
}

const packageFields = {
  name: withHelp(line, "What it is called on the price list"),
  kind: withHelp(oneOf(packageKinds), "What sort of package it is"),
  event: withHelp(v.optional(referenceTo("events")), "The event it is for, if its kind is event"),
  coaches: withHelp(
    optionalList(withTitle(referenceTo("coaches"), "Coach"), "a list of coaches"),
    "The coaches who give it, if not all of its page: the cards of these have the lowest price of what they give",
  ),
  price: withHelp(
    v.optional(priceAmountOrFree),
    "The price, such as 59.99; 0 is Free; leave it out where words say it",
  ),
  upTo: withHelp(
    v.optional(amount),
    "The highest price, if it is not the same for everybody: 99 for $79 to $99",
  ),
  orMore: withHelp(flag, "Whether it may cost more than its price, which visitors then read as From $79"),
  per: withHelp(
    v.optional(per),
    `What the price is for: ${usualUnits.join(", ")}, or your own word; leave it out for a price that is paid once`,
    "The price is for each",
  ),
  priceWords: withHelp(
    v.optional(line),
    "What visitors read behind the price: plus tax, for a year; without a price, in its place: Ask us",
  ),
  sessions: withHelp(v.optional(count), "How many sessions or tokens it holds"),
  summary: withHelp(v.optional(line), "A sentence about it"),
  picture: withHelp(
    v.optional(picture),
    "A picture for its card, cut to a wide strip, on phones to a square; leave it out if there is none",
  ),
  pictureAlt,
  includes: withHelp(optionalList(line), "What it includes, one point a line"),
  benefits: withHelp(
    v.optional(namedValues),
    "What it gives, under names of yours: 3, 10%, $20. Texts show `friends` of the package gold where they write {{benefits.gold.friends}}",
  ),
  sellAs: withHelp(
    v.optional(oneOf(["packages", "products"] as const), "packages"),
    "Where the booking site keeps its id: packages or products",
  ),
  purchase: withHelp(
    v.optional(bookingTargetSchema),
    "What Purchase leads to: its id on the booking site, a full address, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call; leave it out while nobody can buy it",
  ),
  calendar: withHelp(
    v.optional(bookingTargetSchema),
    "What Booking Calendar leads to: the id of its service, a full address, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call; leave it out if no time is booked",
  ),
  soldOn: withHelp(
    v.optional(routeKey),
    "The page that sells it, if several show it; without one, the first of them in the order of their files. A special is sold on this page only: on others, its button leads here",
    "Sold on",
  ),
  from: withHelp(v.optional(date), "The first day it is on sale, if it is not on sale yet"),
  until: withHelp(
    v.optional(date),
    "The last day it is on sale; that of an event ends when the event begins anyway",
  ),
  full: withHelp(flag, "Whether every spot is taken: nobody can buy it anymore"),
  order: withHelp(order, "Its order in a list: small numbers first"),
  featured: withHelp(flag, "true for the one a page should show first"),
};

/** Something for sale on the booking site. The first lines of `selectors/offers.ts` say where its price is shown. */
export const packageSchema = v.pipe(
  v.strictObject(packageFields),
  checkField(
    "price",
    ({ price, priceWords }) => price !== undefined || priceWords !== undefined,
    "expected an amount such as 59.99, or words in its place under `priceWords`",
  ),
  checkField(
    "price",
    (item) => hasAmountIfNeeded(item),
    "`upTo`, `orMore` and `per` need an amount: add one such as 59.99, or delete them",
  ),
  checkField(
    "price",
    (item) => isPlainIfFree(item),
    "a free package has no `per` and no `orMore`: delete them, or say it in words under `priceWords`",
  ),
  checkField(
    "upTo",
    ({ price = 0, upTo }) => upTo === undefined || price < upTo,
    "the highest price must be above the price",
  ),
  checkField(
    "orMore",
    ({ upTo, orMore }) => upTo === undefined || !orMore,
    "expected `upTo` or `orMore`, not both: delete one",
  ),
);

export type Package = v.InferOutput<typeof packageSchema>;
