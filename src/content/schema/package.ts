import * as v from "valibot";
import { bookingTargetSchema } from "./booking.ts";
import { membershipGives } from "./membership.ts";
import {
  amount,
  count,
  date,
  flag,
  line,
  oneOf,
  optionalList,
  order,
  referenceTo,
  routeKey,
  withHelp,
} from "./types.ts";

const packageKinds = ["membership", "lesson", "event", "tokens", "assessment", "party", "special"] as const;
const packagePeriods = ["month", "hour", "session", "once"] as const;

/** Something for sale on the booking site. */
export const packageSchema = v.strictObject({
  name: withHelp(line, "What it is called on the price list"),
  kind: withHelp(oneOf(packageKinds), "What sort of package it is"),
  event: withHelp(v.optional(referenceTo("events")), "The event it is for, if its kind is event"),
  price: withHelp(amount, "The price in dollars, such as 59.99"),
  per: withHelp(
    v.optional(oneOf(packagePeriods), "once"),
    "What the price is for: a month, an hour, a session, or once",
    "The price is for",
  ),
  sessions: withHelp(v.optional(count), "How many sessions or tokens it holds"),
  summary: withHelp(v.optional(line), "A sentence about it"),
  includes: withHelp(optionalList(line), "What it includes, one point a line"),
  gives: withHelp(v.optional(membershipGives), "What a membership gives, as numbers; its texts draw on them"),
  sellAs: withHelp(
    v.optional(oneOf(["packages", "products"] as const), "packages"),
    "Where the booking site keeps its id: packages or products",
  ),
  purchase: withHelp(
    v.optional(bookingTargetSchema),
    "What Purchase leads to: its id on the booking site, a full address, or the word call; leave it out while nobody can buy it",
  ),
  calendar: withHelp(
    v.optional(bookingTargetSchema),
    "What Booking Calendar leads to: the id of its service, a full address, or the word call; leave it out if no time is booked",
  ),
  listedOn: withHelp(
    optionalList(routeKey, "expected a list of pages"),
    "The pages that sell it; none means it is not listed",
  ),
  from: withHelp(v.optional(date), "The first day it is on sale, if it is not on sale yet"),
  until: withHelp(
    v.optional(date),
    "The last day it is on sale; that of an event ends when the event begins anyway",
  ),
  order: withHelp(order, "Its order in a list: small numbers first"),
  featured: withHelp(flag, "true for the one a page should show first"),
});

export type Package = v.InferOutput<typeof packageSchema>;
