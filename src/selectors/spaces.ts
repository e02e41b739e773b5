/** The spaces of the building for listing and renting. */
import { formatPrice, type Price } from "../lib/money.ts";
import { phoneUrl } from "../lib/phone-number.ts";
import { inSentence, slug } from "../lib/text.ts";
import type { RouteKey } from "../routes.ts";
import { bookingLink, purchaseLink } from "./booking.ts";
import { hasPage, linksTo } from "./pages.ts";
import { whyDisabled } from "./why-disabled.ts";
import type { Content } from "../content/schema/registry.ts";
import type { Space, SpaceUnit } from "../content/schema/space.ts";
import { formatFeet } from "../lib/size.ts";

/** One space with the links of its buttons. */
export type Listing = ReturnType<typeof listingsOf>[number];

export type Rental = NonNullable<ReturnType<typeof rentalOf>>;

/** The keys of the facility's pages that list spaces. */
export function pagesWithSpaces(content: Content): string[] {
  return [...new Set(content.spaces.flatMap(({ page }) => page ?? []))].filter((key) =>
    hasPage(content, key),
  );
}

export function spacesOn({ spaces }: Content, key: string): Content["spaces"] {
  return spaces.filter(({ page }) => page === key);
}

/** The lowest rent of a half hour on a page; undefined where nothing is for rent. */
export function lowestRent(content: Content, key: string): Price | undefined {
  const rents = spacesOn(content, key).flatMap(({ rates }) => rates ?? []);
  const [lowest] = rents.toSorted((a, b) => a.halfHour - b.halfHour);
  return lowest && rentPrices(lowest, content.facility.currency).halfHour;
}

/** The pages to rent a space on, and to buy tokens for one. */
export const rentPages = ["rentbattingcages", "rentopenarea", "buytokens"] as const;

/** The pages that offer a space which is not for rent, by its use. */
const pagesByUse: Readonly<Record<SpaceUnit["use"], readonly RouteKey[]>> = {
  rent: [],
  tokens: ["memberships", "buytokens"],
  lane: [],
  desk: ["contactus"],
};

export function listingsOf(content: Content, { size, rates, units }: Space) {
  return units.map(({ rent, ...unit }) => ({
    ...unit,
    id: slug(unit.name),
    /** `51x12 ft`. */
    size: size && formatFeet(size),
    /** Other pages to get it from, if it is not for rent. */
    elsewhere: linksTo(content, pagesByUse[unit.use]),
    rent: unit.use === "rent" && rates ? rentOf(content, rent, rates) : undefined,
  }));
}

/** Listings one after the other that are of the same type: netted cages, or machines. */
export function groupsByType<Item extends Pick<Listing, "type">>(listings: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const listing of listings) {
    const last = groups.at(-1);
    if (last?.[0]?.type === listing.type) last.push(listing);
    else groups.push([listing]);
  }
  return groups;
}

function rentOf(content: Content, rent: SpaceUnit["rent"], rates: NonNullable<Space["rates"]>) {
  const { facility, words } = content;
  const halfHour = purchaseLink(facility, "products", rent?.halfHour);
  const hour = purchaseLink(facility, "products", rent?.hour);
  return {
    halfHour,
    hour,
    prices: rentPrices(rates, facility.currency),
    labels: { halfHour: words.spaces.rentHalfHour, hour: words.spaces.rentHour },
    /** The same where they call the front desk. */
    calling: { halfHour: words.spaces.callHalfHour, hour: words.spaces.callHour },
    /** Why a button is disabled. */
    reason: whyDisabled(content, { book: halfHour && hour }),
  };
}

/** The rent of a group of spaces, how to cancel it, and its links to see or ask when they are free. */
export function rentalOf({ facility, words }: Content, { rates }: Space) {
  if (!rates) return undefined;
  const { calendar, call, terms } = rates;
  return {
    prices: rentPrices(rates, facility.currency),
    /** The words behind each of them: `half hour`. */
    units: { halfHour: inSentence(words.spaces.halfHour), hour: inSentence(words.spaces.hour) },
    calendar: bookingLink(facility, calendar),
    calendarLabel: words.spaces.openTimes,
    /** The same where it calls the front desk. */
    calendarCalling: words.spaces.callOpenTimes,
    call: call === undefined ? undefined : { label: call, href: phoneUrl(facility.phone) },
    /** How to cancel, in Markdown. */
    terms,
  };
}

/** What spaces rent for. */
interface RentPrices {
  readonly halfHour: Price;
  readonly hour: Price;
}

/** The rent of a half hour and of an hour, each with its unit. */
export function rentPrices({ halfHour, hour }: NonNullable<Space["rates"]>, currency: string): RentPrices {
  return {
    halfHour: { price: halfHour, currency, per: "half hour" },
    hour: { price: hour, currency, per: "hour" },
  };
}

/** `$25 a half hour, $45 an hour`. */
export function rentText({ halfHour, hour }: RentPrices): string {
  return `${formatPrice(halfHour)}, ${formatPrice(hour)}`;
}

/** The rent of a group of spaces. */
export interface RateRow extends RentPrices {
  readonly name: string;
  readonly size: string;
}

/** The rent of each group of spaces. */
export function rateRows({ spaces, facility }: Pick<Content, "spaces" | "facility">): RateRow[] {
  return spaces.flatMap(({ name, size, rates }) => {
    if (!rates || !size) return [];
    return [{ name, size: formatFeet(size), ...rentPrices(rates, facility.currency) }];
  });
}
