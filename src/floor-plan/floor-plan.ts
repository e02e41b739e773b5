/** The floor plan of the building: every space to scale, in feet. */
import { formatPriceWithoutUnit, type Price } from "../lib/money.ts";
import type { Content } from "../content/schema/registry.ts";
import { callLink } from "../lib/phone-number.ts";
import { inSentence } from "../lib/labels.ts";
import type { Link } from "../lib/link.ts";
import { listingsOf, lowestRate, ratesOf, rentalOf, rentText, type Listing } from "../selectors/spaces.ts";
import { lowestOffer, offersWhere } from "../selectors/offers.ts";
import { sellingPage } from "../selectors/shown.ts";
import { areaOf, type Area, type Space, type SpaceUnit } from "../content/schema/space.ts";
import { formatFeet } from "../lib/size.ts";

/** How a space is drawn: a long cage with a net, a long lane of turf, an open field with its infield, a desk. */
type SpaceShape = "cage" | "lane" | "field" | "desk";

/** A space on the plan. Its position is measured from the left and back walls. */
export interface PlanSpace {
  readonly listing: Listing;
  readonly shape: SpaceShape;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Its price in a number or a word: `$25`, `Tokens`; of a lane, which has none, its size. */
  readonly tag: string | undefined;
  /** The verb that goes with the price: `Rent`. */
  readonly verb: string | undefined;
  /** Its price in a sentence. */
  readonly priceText: string | undefined;
  /** The same in figures, with the words after each. */
  readonly prices: readonly { readonly name: string; readonly price: Price; readonly per?: string }[];
  /** Shows when it is free; `null` if the content has no address for that, `undefined` if it is not for rent. */
  readonly calendar: Link | null | undefined;
  readonly calendarLabel: string;
  /** The same where it calls the front desk. */
  readonly calendarCalling: string;
  /** The phone of the front desk, at the desk and where nothing is rented or sold. */
  readonly call: { readonly label: string; readonly href: string } | undefined;
}

export interface Plan {
  /** The width between the walls. */
  readonly width: number;
  readonly depth: number;
  /** The size of the narrowest and of the shallowest space. */
  readonly leastWidth: number;
  readonly leastDepth: number;
  /** The middle of the door in the front wall. */
  readonly door: number | undefined;
  /** The words at the door. */
  readonly entrance: string;
  /** In reading order, the order of the content. */
  readonly spaces: readonly PlanSpace[];
}

/** Feet between the last space and the wall behind it. */
const aisle = 3;

/** The plan of the building; `undefined` if no space has a position. */
export function floorPlan(content: Content): Plan | undefined {
  const placed = content.spaces.flatMap((space) => placedUnits(content, space));
  if (placed.length === 0) return undefined;
  const width = Math.max(...placed.map(({ area }) => area.x + area.width)) + aisle;
  const depth = Math.max(...placed.map(({ area }) => area.y + area.depth)) + aisle;
  const desk = placed.find(({ listing }) => listing.use === "desk")?.area;
  return {
    width,
    depth,
    leastWidth: Math.min(...placed.map(({ area }) => area.width)),
    leastDepth: Math.min(...placed.map(({ area }) => area.depth)),
    door: desk && desk.x + desk.width / 2,
    entrance: content.words.spaces.entrance,
    spaces: placed.map(({ area, ...unit }) => ({
      ...unit,
      shape: shapeOf(unit.listing.use, area),
      ...area,
      // The content measures from the front wall, the drawing from the back.
      y: depth - area.y - area.depth,
    })),
  };
}

/** The units of a space that have a place on the plan, with their links and labels. */
function placedUnits(content: Content, space: Space) {
  const listings = listingsOf(content, space);
  return space.units.flatMap((unit, index) => {
    const listing = listings[index];
    const area = areaOf(space, unit);
    if (!listing || !area) return [];
    const calendar = unit.use === "rent" ? rentalOf(content, space)?.calendar : undefined;
    // Visitors ask the front desk for a space that is neither rented nor sold.
    const isForSale = listing.rent !== undefined || listing.elsewhere.length > 0;
    const call = unit.use === "desk" || !isForSale ? callLink(content.facility.phone) : undefined;
    const { openTimes: calendarLabel, callOpenTimes: calendarCalling } = content.words.spaces;
    const links = { calendar, calendarLabel, calendarCalling, call };
    return [{ listing, area, ...links, ...labelsOf(content, unit.use, space) }];
  });
}

function shapeOf(use: SpaceUnit["use"], { width, depth }: Area): SpaceShape {
  if (use === "desk") return "desk";
  if (Math.max(width, depth) < 2 * Math.min(width, depth)) return "field";
  return use === "lane" ? "lane" : "cage";
}

function labelsOf(
  content: Content,
  use: SpaceUnit["use"],
  { rates, size }: Pick<Space, "rates" | "size">,
): Pick<PlanSpace, "tag" | "verb" | "priceText" | "prices"> {
  if (use === "rent") {
    const { rent } = content.words.spaces;
    const shown = ratesOf(content, { rates });
    const lowest = lowestRate(shown)?.figure;
    const hasAmount = lowest?.price !== undefined;
    return {
      tag: hasAmount ? formatPriceWithoutUnit(lowest) : rent,
      verb: hasAmount ? rent : undefined,
      priceText: rentText(shown),
      prices: shown.map(({ name, price }) => ({ name, price })),
    };
  }
  if (use === "tokens") {
    const offer = lowestOffer(
      offersWhere(content, ({ kind, slug }) => kind === "tokens" && sellingPage(content, slug) !== undefined),
    );
    return {
      tag: content.words.spaces.tokens,
      verb: undefined,
      priceText: offer && `${offer.name} for ${inSentence(formatPriceWithoutUnit(offer))}`,
      prices: offer ? [{ name: offer.name, price: offer, per: `for ${offer.name}` }] : [],
    };
  }
  const tag = use === "lane" && size ? formatFeet(size) : undefined;
  return { tag, verb: undefined, priceText: undefined, prices: [] };
}
