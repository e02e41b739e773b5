/** The spaces of the building for listing and renting. */
import { formatPrice, type Cents } from "../lib/money.ts";
import { phoneUrl, slug } from "../lib/text.ts";
import type { RouteKey } from "../routes.ts";
import { bookingTarget } from "./booking.ts";
import { hasPage, linksTo } from "./pages.ts";
import type { Content } from "../content/schema/registry.ts";
import type { SpaceUnit } from "../content/schema/space.ts";

/** One space with its price and the targets of its buttons. */
export type Listing = ReturnType<typeof listingsOf>[number];

/** The keys of the facility's pages that list spaces. */
export function pagesWithSpaces(content: Content): string[] {
  return [...new Set(content.spaces.flatMap(({ page }) => page ?? []))].filter((key) =>
    hasPage(content, key),
  );
}

export function spacesOn({ spaces }: Content, key: string): Content["spaces"] {
  return spaces.filter(({ page }) => page === key);
}

/** The lowest rent of a half hour on a page, in cents; undefined where nothing is for rent. */
export function lowestRent(content: Content, key: string): Cents | undefined {
  const rents = spacesOn(content, key).flatMap(({ rates }) => rates?.halfHour ?? []);
  return rents.length > 0 ? (Math.min(...rents) as Cents) : undefined;
}

/** The pages to get spaces from that are not for rent. */
const pagesOf: Readonly<Record<SpaceUnit["use"], readonly RouteKey[]>> = {
  rent: [],
  tokens: ["memberships", "buytokens"],
  lessons: ["coaches"],
  desk: ["contactus"],
};

export function listingsOf(content: Content, { size, rates, units }: Content["spaces"][number]) {
  return units.map(({ rent, ...unit }) => ({
    ...unit,
    id: slug(unit.name),
    /** `51x12`, in feet. */
    size: size && `${size.length}x${size.width}`,
    /** Other pages to get it from, if it is not for rent. */
    elsewhere: linksTo(content, pagesOf[unit.use]),
    rent: unit.use === "rent" && rates ? rentOf(content, rates, rent) : undefined,
  }));
}

function rentOf(
  { facility, openSpots }: Content,
  rates: NonNullable<Content["spaces"][number]["rates"]>,
  { halfHour, hour, calendar, call }: NonNullable<SpaceUnit["rent"]> = {},
) {
  const offers = {
    halfHour: { price: rates.halfHour, purchase: bookingTarget(facility, "products", halfHour) },
    hour: { price: rates.hour, purchase: bookingTarget(facility, "products", hour) },
  };
  return {
    ...offers,
    /** Why a button is disabled. */
    reason: offers.halfHour.purchase && offers.hour.purchase ? undefined : openSpots.reasons.book,
    calendar: bookingTarget(facility, "booking", calendar),
    /** A link to call the front desk and ask when it is free. */
    call: call === undefined ? undefined : { label: call, href: phoneUrl(facility.phone) },
  };
}

/** `$25 a half hour, $45 an hour`. */
export function ratesText({ halfHour, hour }: NonNullable<Content["spaces"][number]["rates"]>): string {
  return `${formatPrice(halfHour, "half hour")}, ${formatPrice(hour, "hour")}`;
}

/** The price of a half hour and an hour in each group of spaces, in cents. */
export function rateRows({
  spaces,
}: Pick<Content, "spaces">): { name: string; size: string; halfHour: Cents; hour: Cents }[] {
  return spaces.flatMap(({ name, size, rates }) =>
    rates && size
      ? [{ name, size: `${size.length}x${size.width} ft`, halfHour: rates.halfHour, hour: rates.hour }]
      : [],
  );
}
