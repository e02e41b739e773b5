/** The spaces of the building for listing and renting. */
import { fillIn } from "../lib/fill-in.ts";
import { formatPrice, showCents, type Price } from "../lib/money.ts";
import { callTo, phoneUrl } from "../lib/phone-number.ts";
import { slug } from "../lib/text.ts";
import { bookingLink, purchaseLink } from "./booking.ts";
import { linksTo } from "./pages.ts";
import { shownOn } from "./shown.ts";
import { whyDisabled } from "./why-disabled.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import { nameOfRate, type Rate, type Space, type SpaceUnit } from "../content/schema/space.ts";
import { formatFeet } from "../lib/size.ts";

/** One space with the links of its buttons. */
export type Listing = ReturnType<typeof listingsOf>[number];

export type Rental = NonNullable<ReturnType<typeof rentalOf>>;

/** The lowest price to rent a space of a page; undefined where nothing is for rent. */
export function lowestRent(content: Content, key: string): Price | undefined {
  return lowestRate(shownOn(content, key).spaces.flatMap((space) => ratesOf(content, space)))?.price;
}

export function listingsOf(content: Content, space: Space) {
  const { size, rates, units, elsewhere } = space;
  return units.map(({ rent, ...unit }) => ({
    ...unit,
    id: slug(unit.name),
    /** `51x12 ft`. */
    size: size && formatFeet(size),
    /** Other pages to get it from, if it is not for rent. */
    elsewhere: unit.use === "rent" ? [] : linksTo(content, elsewhere),
    rent: unit.use === "rent" && rates.length > 0 ? rentOf(content, space, rent) : undefined,
  }));
}

/** Listings one after the other that are of the same type and size: netted cages, or machines. */
export function groupsByType<Item extends Pick<Listing, "type" | "size">>(
  listings: readonly Item[],
): Item[][] {
  return groupedWhile(listings, (one, next) => one.type === next.type && one.size === next.size);
}

/** Groups of spaces one after the other that are rented in the same way, so that a page says it once for all of them. */
export function groupsByRent(spaces: readonly Entry<Space>[]): Entry<Space>[][] {
  const rentOfGroup = ({ rates, calendar, call, terms }: Space) =>
    JSON.stringify([rates, calendar, call, terms]);
  return groupedWhile(spaces, (one, next) => rentOfGroup(one) === rentOfGroup(next));
}

/** Items in groups: each next one belongs to the last group if it goes with the first of it. */
function groupedWhile<Item>(items: readonly Item[], goesWith: (one: Item, next: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first !== undefined && goesWith(first, item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The buttons that rent a space, one for each rate. */
function rentOf(content: Content, { rates }: Space, own: SpaceUnit["rent"]) {
  const { words } = content;
  const buttons = rates.map((rate) => {
    const name = nameOfRate(rate);
    const target = own.find((each) => each.rate === name)?.to ?? rate.to;
    const link = purchaseLink(content, "products", target);
    const label = rate.per === undefined ? words.spaces.rent : withRate(words.spaces.rentRate, name);
    const calling = rate.per === undefined ? callTo(label) : withRate(words.spaces.callRate, name);
    return { ...rateOf(content, rate), link, label, calling };
  });
  const isDisabled = buttons.some(({ link }) => link === null);
  return {
    buttons,
    /** Why a button is disabled. */
    reason: isDisabled ? whyDisabled(content, { book: null }) : undefined,
  };
}

function withRate(words: string, name: string): string {
  return fillIn(words, { rate: name });
}

/** The rent of a group of spaces, how to cancel it, and its links to see or ask when they are free. */
export function rentalOf(content: Content, space: Space) {
  if (space.rates.length === 0) return undefined;
  const { facility, words } = content;
  const { calendar, call, terms } = space;
  return {
    rates: ratesOf(content, space),
    calendar: bookingLink(content, calendar),
    calendarLabel: words.spaces.openTimes,
    /** The same where it calls the front desk. */
    calendarCalling: words.spaces.callOpenTimes,
    call: call === undefined ? undefined : { label: call, href: phoneUrl(facility.phone) },
    /** How to cancel, in Markdown. */
    terms,
  };
}

/** A rate as pages show it. */
export interface ShownRate {
  /** Its unit, and when it applies: `half hour`, `hour, after 5:00pm`. */
  readonly name: string;
  readonly per: string | undefined;
  readonly when: string | undefined;
  /** Its price with the unit, and with when it applies. */
  readonly price: Price;
  /** The price alone, where something beside it says the name. */
  readonly figure: Price;
}

/** The rates of a group of spaces, in the order of the content. */
export function ratesOf(
  content: Pick<Content, "facility" | "spaces">,
  { rates }: Pick<Space, "rates">,
): ShownRate[] {
  return rates.map((rate) => rateOf(content, rate));
}

function rateOf({ facility, spaces }: Pick<Content, "facility" | "spaces">, rate: Rate): ShownRate {
  const { per, when, price, priceWords } = rate;
  // All rents are one list: the plan, the table and the cards show those of several spaces side by side.
  const exact = showCents(spaces.flatMap(({ rates }) => rates));
  const figure = { price, currency: facility.currency, priceWords, exact };
  const words = [priceWords, when].filter((each) => each !== undefined).join(" ");
  return {
    name: nameOfRate(rate),
    per,
    when,
    price: {
      ...figure,
      per: price === undefined ? undefined : per,
      priceWords: words === "" ? undefined : words,
    },
    figure,
  };
}

/** The rate with the lowest amount; the first one if only words say the prices. */
export function lowestRate<Item extends Pick<ShownRate, "price">>(rates: readonly Item[]): Item | undefined {
  const amountOf = ({ price }: Item) => price.price ?? Infinity;
  return rates.toSorted((a, b) => amountOf(a) - amountOf(b))[0];
}

/** `$25 a half hour, $45 an hour`. */
export function rentText(rates: readonly ShownRate[]): string {
  return rates.map(({ price }) => formatPrice(price)).join(", ");
}

/** The rates of all spaces in a table: a column for each unit. */
export interface RateTable {
  /** The units, such as `half hour`; none if only words say the prices. */
  readonly units: readonly string[];
  readonly rows: readonly RateRow[];
}

interface RateRow {
  readonly name: string;
  /** The size of the spaces, and when these prices apply: `51x12 ft, after 5:00pm`. */
  readonly detail: string | undefined;
  /** The price of each unit; undefined if the spaces are not rented for that time. */
  readonly prices: readonly (Price | undefined)[];
  /** Words in place of all prices. */
  readonly words: Price | undefined;
}

/** The rates of each group of spaces; those that apply at a certain time are a row of their own. */
export function rateTable(content: Pick<Content, "spaces" | "facility">): RateTable {
  const all = content.spaces.flatMap((space) => ratesOf(content, space));
  const units = [...new Set(all.flatMap(({ per }) => per ?? []))];
  const rows = content.spaces.flatMap((space) => {
    const rates = ratesOf(content, space);
    return [...Map.groupBy(rates, ({ per, when = "" }) => `${per === undefined} ${when}`).values()].map(
      (group): RateRow => {
        const [first] = group;
        const details = [space.size && formatFeet(space.size), first?.when].filter(
          (each) => each !== undefined,
        );
        return {
          name: space.name,
          detail: details.length > 0 ? details.join(", ") : undefined,
          prices: units.map((unit) => group.find(({ per }) => per === unit)?.figure),
          words: first?.per === undefined ? first?.figure : undefined,
        };
      },
    );
  });
  return { units, rows };
}
