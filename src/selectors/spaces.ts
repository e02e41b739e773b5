/** The spaces of the building for listing and renting. */
import { formatPrice, type Cents } from "../lib/money.ts";
import { phoneUrl, slug } from "../lib/text.ts";
import type { RouteKey } from "../routes.ts";
import { bookingTarget } from "./booking.ts";
import { linksTo } from "./pages.ts";
import type { Content } from "../content/schema/registry.ts";
import type { SpaceUnit } from "../content/schema/space.ts";

/** One space with its price and the targets of its buttons. */
export type Listing = ReturnType<typeof listingsOf>[number];

/** The pages that rent out spaces, each with its group of spaces. */
export const rentalPages = [
  { page: "rentbattingcages", space: "cages" },
  { page: "rentopenarea", space: "open-area" },
] as const satisfies readonly { page: RouteKey; space: string }[];

/** The group of spaces that a page rents out, if any. */
export function spacesOn({ spaces }: Content, key: string) {
  const rental = rentalPages.find(({ page }) => page === key);
  return spaces.find(({ slug }) => slug === rental?.space);
}

/** The pages to get spaces from that are not for rent. */
const pagesOf: Readonly<Record<SpaceUnit["use"], readonly RouteKey[]>> = {
  rent: [],
  tokens: ["memberships", "buytokens"],
  lessons: ["coaches"],
  desk: ["contactus"],
};

/** The listings of a group of spaces; none without a group. */
export function listingsOf(content: Content, space: Content["spaces"][number] | undefined) {
  if (!space) return [];
  const { size, rates, units } = space;
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
    because: offers.halfHour.purchase && offers.hour.purchase ? undefined : openSpots.unavailable.book,
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
