/** What a page sells, in one line: prices, the button that leads to it, and a call to the front desk. */
import type { Link } from "../lib/link.ts";
import { withoutUnit, type Price } from "../lib/money.ts";
import type { Content } from "../content/schema/registry.ts";
import { lowestOffer, offersOn } from "./offers.ts";
import { shownOn } from "./shown.ts";
import { groupsByRent, rentalOf, type Rental } from "./spaces.ts";

export interface RateLine {
  readonly prices: readonly {
    readonly name: string;
    readonly price: Price;
    readonly per?: string | undefined;
  }[];
  /** The button; undefined if it leads nowhere yet. */
  readonly action: RateAction | undefined;
  /** A quiet button beside it, which calls the front desk. */
  readonly call: { readonly label: string; readonly href: string } | undefined;
}

interface RateAction {
  readonly target: Link;
  readonly label: string;
  /** Its text if it calls the front desk. */
  readonly calling: string | undefined;
  readonly about: string | undefined;
}

/**
 * What the head of a page about the plan sells: the rent of its rooms, else its lowest offer. None where rooms have
 * different rents, which are said above each of them.
 */
export function headRates(content: Content, key: string): RateLine | undefined {
  if (shownOn(content, key).sections[0]?.type !== "plan") return undefined;
  const [group, ...others] = groupsByRent(shownOn(content, key).spaces);
  if (others.length > 0) return undefined;
  const rental = group?.[0] && rentalOf(content, group[0]);
  return rental ? ratesOfRental(rental) : lowestOfferOn(content, key);
}

/** The rent of a group of spaces. */
export function ratesOfRental({ rates, calendar, calendarLabel, calendarCalling, call }: Rental): RateLine {
  return {
    prices: rates.map(({ name, per, price }) => ({ name, price: withoutUnit(price), per })),
    action: calendar
      ? { target: calendar, label: calendarLabel, calling: calendarCalling, about: undefined }
      : undefined,
    call,
  };
}

function lowestOfferOn(content: Content, key: string): RateLine | undefined {
  const offer = lowestOffer(offersOn(content, key));
  if (!offer) return undefined;
  const { name, action, purchase } = offer;
  return {
    prices: [{ name, price: offer, per: `for ${name}` }],
    action: purchase ? { target: purchase, label: action, calling: undefined, about: name } : undefined,
    call: undefined,
  };
}
