/** The floor plan of the building: every space to scale, in feet. */
import { formatMoney } from "../lib/money.ts";
import type { Content } from "../content/schema/registry.ts";
import { linksTo } from "../selectors/pages.ts";
import { listingsOf, ratesText, type Listing } from "../selectors/spaces.ts";
import { formatLowest, lowestOffer, offersOf, offersOn } from "../selectors/prices.ts";
import { areaOf, type Area, type Space, type SpaceUnit } from "../content/schema/space.ts";

/** How a space is drawn: a long cage with a net, a lane with a mound, an open field, a desk. */
type SpaceShape = "cage" | "lane" | "field" | "desk";

/** A space on the plan. Its position is measured from the left and back walls. */
export interface PlanSpace {
  readonly listing: Listing;
  readonly shape: SpaceShape;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Whether to show its dimensions, once for each group of spaces. */
  readonly showsSize: boolean;
  /** Its price in a number or a word: `$25`, `Tokens`, `Lessons`. */
  readonly tag: string | undefined;
  /** Its price in a sentence. */
  readonly cost: string | undefined;
  /** Its card or the page about it; `undefined` if the facility has none. */
  readonly href: string | undefined;
}

export interface Plan {
  /** The width between the walls. */
  readonly width: number;
  readonly depth: number;
  /** The middle of the door in the front wall. */
  readonly door: number | undefined;
  /** In reading order, the order of the content. */
  readonly spaces: readonly PlanSpace[];
}

/** Feet between the last space and the wall behind it. */
const aisle = 3;

/** The plan of the building; `undefined` if no space has a position. */
export function floorPlan(content: Content): Plan | undefined {
  const units = content.spaces.flatMap((space) => {
    const listings = listingsOf(content, space);
    return space.units.flatMap((unit, index) => {
      const listing = listings[index];
      const area = areaOf(space, unit);
      if (!listing || !area) return [];
      const [page] = linksTo(content, space.page === undefined ? [] : [space.page]);
      const href = page ? `${page.href}#${listing.id}` : listing.elsewhere.at(-1)?.href;
      const showsSize = space.size !== undefined && index === 0;
      return [{ listing, area, href, showsSize, ...costOf(content, unit.use, space.rates) }];
    });
  });
  if (units.length === 0) return undefined;
  const wide = Math.max(...units.map(({ area }) => area.x + area.width)) + aisle;
  const deep = Math.max(...units.map(({ area }) => area.y + area.depth)) + aisle;
  const desk = units.find(({ listing }) => listing.use === "desk")?.area;
  return {
    width: wide,
    depth: deep,
    door: desk && desk.x + desk.width / 2,
    spaces: units.map(({ area, ...unit }) => ({
      ...unit,
      shape: shapeOf(unit.listing.use, area),
      ...area,
      // The content measures from the front wall, the drawing from the back.
      y: deep - area.y - area.depth,
    })),
  };
}

function shapeOf(use: SpaceUnit["use"], { width, depth }: Area): SpaceShape {
  if (use === "desk") return "desk";
  if (Math.max(width, depth) < 2 * Math.min(width, depth)) return "field";
  return use === "lessons" ? "lane" : "cage";
}

function costOf(
  content: Content,
  use: SpaceUnit["use"],
  rates: Space["rates"],
): Pick<PlanSpace, "tag" | "cost"> {
  if (use === "rent" && rates) return { tag: formatMoney(rates.halfHour), cost: ratesText(rates) };
  if (use === "tokens") {
    const offer = lowestOffer(offersOn(content, "buytokens"));
    return { tag: "Tokens", cost: offer && `${offer.name} for ${formatMoney(offer.price)}` };
  }
  if (use === "lessons") {
    const price = formatLowest(offersOf(content, ({ kind }) => kind === "lesson"));
    return { tag: "Lessons", cost: price && `Lessons ${price}` };
  }
  return { tag: undefined, cost: undefined };
}
