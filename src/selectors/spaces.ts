/** The spaces of the building, as they are listed and rented. */
import { phoneUrl } from "../lib/text.ts";
import { bookingUrl, purchaseUrl } from "./booking.ts";
import type { Content } from "../content/schema/registry.ts";
import type { SpaceUnit } from "../content/schema/space.ts";

/** One space with its price and its addresses on the booking site. */
export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly use: SpaceUnit["use"];
  readonly description: string;
  readonly pictures: readonly string[];
  /** `51x12`, in feet. */
  readonly size: string | undefined;
  readonly rent:
    | {
        readonly halfHour: RentOffer;
        readonly hour: RentOffer;
        /** The booking site's calendar of it. */
        readonly calendar: string;
        /** The front desk, where one calls to hear when it is free. */
        readonly call: { readonly label: string; readonly href: string } | undefined;
      }
    | undefined;
}

interface RentOffer {
  /** Cents. */
  readonly price: number;
  readonly purchase: string;
}

/** The listings of a group of spaces (`cages`, `open-area`); none when the facility has no such group. */
export function listingsOf(
  { spaces, facility }: Pick<Content, "spaces" | "facility">,
  slug: string,
): Listing[] {
  const space = spaces.find((group) => group.slug === slug);
  if (!space) return [];
  const { size, rates, units } = space;
  return units.map(({ name, type, use, description, pictures, rent }) => ({
    id: name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-"),
    name,
    type,
    use,
    description,
    pictures,
    size: size && `${size.length}x${size.width}`,
    rent:
      rent && rates
        ? {
            halfHour: {
              price: rates.halfHour,
              purchase: purchaseUrl(facility.booking, "products", rent.halfHour),
            },
            hour: { price: rates.hour, purchase: purchaseUrl(facility.booking, "products", rent.hour) },
            calendar: bookingUrl(facility.booking, { service: rent.service }),
            call: rent.call === undefined ? undefined : { label: rent.call, href: phoneUrl(facility.phone) },
          }
        : undefined,
  }));
}

/** What a half hour and an hour of each group of spaces cost, in cents. */
export function rateRows({
  spaces,
}: Pick<Content, "spaces">): { name: string; size: string; halfHour: number; hour: number }[] {
  return spaces.flatMap(({ name, size, rates }) =>
    rates && size
      ? [{ name, size: `${size.length}x${size.width} ft`, halfHour: rates.halfHour, hour: rates.hour }]
      : [],
  );
}
