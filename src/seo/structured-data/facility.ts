/** Structured data of the facility and its offers. */
import type { Offer, PostalAddress, SportsActivityLocation } from "schema-dts";
import type { Content } from "../../content/schema/registry.ts";
import type { Facility } from "../../content/schema/facility.ts";
import type { Hours } from "../../content/schema/hours.ts";
import type { Link } from "../../lib/link.ts";
import type { Phase } from "../../selectors/today.ts";
import type { Sale } from "../../selectors/sale.ts";
import { cents, formatMoney, type Price } from "../../lib/money.ts";
import { internationalPhone } from "../../lib/phone-number.ts";
import { ogImagePath } from "../og-image-path.ts";
import { specialOpeningHours, weeklyOpeningHours } from "./hours.ts";

/** The `@id` of the facility, which other entries refer to. */
export function facilityId(site: URL): string {
  return new URL("/#facility", site).href;
}

export function postalAddress({ address }: Pick<Facility, "address">): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.city,
    ...(address.state === undefined ? {} : { addressRegion: address.state }),
    ...(address.postal === undefined ? {} : { postalCode: address.postal }),
    addressCountry: address.country,
  };
}

/** The facility with its hours and what the page sells; with the price range, `$25 - $75`, on Home only. */
export function facilityData(
  { facility, hours }: Content,
  { offers, priceRange }: { offers: readonly PricedOffer[]; priceRange: string | undefined },
  site: URL,
  today: string,
): SportsActivityLocation {
  const { name, phone, email, position, map, links } = facility;
  return {
    "@type": "SportsActivityLocation",
    "@id": facilityId(site),
    name,
    url: site.href,
    telephone: internationalPhone(phone),
    email,
    address: postalAddress(facility),
    ...(position === undefined ? {} : { geo: { "@type": "GeoCoordinates" as const, ...position } }),
    hasMap: map.link,
    logo: new URL("/logo.png", site).href,
    image: new URL(ogImagePath("/"), site).href,
    sameAs: links.social.map(({ link }) => link),
    openingHoursSpecification: weeklyOpeningHours(hours, today),
    ...specialHours(hours, today),
    ...(priceRange === undefined ? {} : { priceRange }),
    ...(offers.length > 0 ? { makesOffer: offers.map(({ data }) => data) } : {}),
  };
}

export type PricedOffer = ReturnType<typeof offerData>;

type Selling = Pick<Sale, "phase" | "from" | "until" | "soldOut">;

interface OfferInput {
  readonly name: string;
  readonly price: Price;
  /** Null if it can't be bought yet; left out if its page says how to buy it. */
  readonly purchase?: Link | null;
  readonly page: string;
  readonly sale?: Selling | undefined;
}

/** Before, during or after its sale; still to come if it can't be bought yet. */
function phaseOf(purchase: Link | null | undefined, sale: Selling | undefined): Phase {
  const salePhase = sale?.phase ?? "during";
  return purchase === null && salePhase === "during" ? "before" : salePhase;
}

/** An offer, available while it is on sale and not sold out. */
export function offerData({ name, price, purchase, page, sale }: OfferInput) {
  const phase = phaseOf(purchase, sale);
  const data: Offer = {
    "@type": "Offer",
    name,
    ...onePrice(price),
    url: purchase?.newWindow && !sale?.soldOut ? purchase.href : page,
    ...availability(phase, sale),
    ...priceSpecification(price),
  };
  return {
    price,
    /** Whether it can be bought now or later. */
    onSale: phase !== "after",
    data,
  };
}

function isRange({ upTo, orMore = false }: Price): boolean {
  return upTo !== undefined || orMore;
}

/** The price of an offer that has just one. */
function onePrice(price: Price) {
  const { price: amount, currency } = price;
  return amount === undefined || isRange(price) ? {} : { price: amount / 100, priceCurrency: currency };
}

/** The details of a price that is a range or has a unit, such as a month or a person; nothing for a plain price. */
function priceSpecification(price: Price) {
  const { price: lowest, upTo: highest, currency, per } = price;
  const quantity = referenceQuantity(per);
  if (lowest === undefined || (!isRange(price) && quantity === undefined)) return {};
  const range = {
    minPrice: lowest / 100,
    ...(highest === undefined ? {} : { maxPrice: highest / 100 }),
    priceCurrency: currency,
  };
  const amounts = isRange(price) ? range : onePrice(price);
  return {
    priceSpecification:
      quantity === undefined
        ? { "@type": "PriceSpecification" as const, ...amounts }
        : { "@type": "UnitPriceSpecification" as const, ...amounts, referenceQuantity: quantity },
  };
}

/** The periods that are paid again and again, by their codes (UN/CEFACT). */
const billingPeriods: ReadonlyMap<string, string> = new Map([
  ["week", "WEE"],
  ["month", "MON"],
  ["year", "ANN"],
]);

/** Units that are one purchase: an hour of a coach is one lesson. */
const singlePurchases: ReadonlySet<string> = new Set(["half hour", "hour", "session"]);

/** The unit of a price; `undefined` if it is the purchase itself. */
function referenceQuantity(per: string | undefined) {
  if (per === undefined || singlePurchases.has(per)) return undefined;
  const code = billingPeriods.get(per);
  const unit = code === undefined ? { unitText: per } : { unitCode: code };
  return { "@type": "QuantitativeValue" as const, value: 1, ...unit };
}

const soldOut = "https://schema.org/SoldOut" as const;
const outOfStock = "https://schema.org/OutOfStock" as const;

/** Availability on the day of the build, and its dates. */
function availability(phase: Phase, sale: Selling | undefined) {
  return {
    ...(phase === "during" ? { availability: "https://schema.org/InStock" as const } : {}),
    ...(phase === "after" ? { availability: sale?.soldOut ? soldOut : outOfStock } : {}),
    ...(sale?.from === undefined ? {} : { validFrom: sale.from }),
    ...(sale?.until === undefined ? {} : { validThrough: sale.until }),
  };
}

/** `$25 - $75`, of the offers that can be bought and are not free; `undefined` without any. */
export function priceRange(offers: readonly PricedOffer[]): string | undefined {
  const amounts = offers
    .filter(({ onSale }) => onSale)
    .flatMap(({ price: { price: lowest = 0, upTo: highest = lowest } }) => [lowest, highest])
    .filter((amount) => amount > 0);
  if (amounts.length === 0) return undefined;
  const low = cents(Math.min(...amounts));
  const high = cents(Math.max(...amounts));
  const { currency = "USD" } = offers[0]?.price ?? {};
  return [...new Set([low, high])].map((amount) => formatMoney(amount, currency)).join(" - ");
}

/** Upcoming special days; opening and closing at midnight means closed. */
function specialHours(hours: Hours, today: string) {
  const days = specialOpeningHours(hours, today);
  if (days.length === 0) return {};
  return {
    specialOpeningHoursSpecification: days.map((day) => ({
      "@type": "OpeningHoursSpecification" as const,
      ...day,
    })),
  };
}
