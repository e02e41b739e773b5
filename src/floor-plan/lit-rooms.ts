/** Which rooms of the building a page is about: the plan in its head lights them. */
import type { Content } from "../content/schema/registry.ts";
import { roomsNamed, type SpaceUnit } from "../content/schema/space.ts";
import { slug } from "../lib/text.ts";
import { hasPage, pageOf, pageTexts } from "../selectors/pages.ts";
import { shownOn } from "../selectors/shown.ts";
import { floorPlan } from "./floor-plan.ts";

/**
 * The ids of the rooms that a page is about: those that its file names, else those that it rents out; a page without a
 * picture has those of the page that it is within.
 */
export function litRooms(content: Content, key: string): readonly string[] {
  const { lit = [], picture } = pageTexts(content, key);
  if (lit.length > 0) return lit.flatMap((name) => roomsNamed(content.spaces, name)).map(idOf);
  const rented = rentedRooms({ spaces: shownOn(content, key).spaces });
  if (rented.length > 0) return rented;
  const { within } = pageOf(content, key);
  if (picture !== undefined || within === undefined || !hasPage(content, within)) return [];
  return litRooms(content, within);
}

/** The plan of the building with the rooms of a page; undefined if the page lights none, or there is no plan. */
export function planOf(content: Content, key: string) {
  const plan = floorPlan(content);
  const onPlan = new Set(plan?.spaces.map(({ listing }) => listing.id));
  const lit = litRooms(content, key).filter((id) => onPlan.has(id));
  return plan && lit.length > 0 ? { plan, lit } : undefined;
}

/** The ids of the rooms that are for rent. */
export function rentedRooms({ spaces }: Pick<Content, "spaces">): readonly string[] {
  return spaces.flatMap(({ units }) => units.filter(({ use }) => use === "rent")).map(idOf);
}

function idOf({ name }: SpaceUnit): string {
  return slug(name);
}
