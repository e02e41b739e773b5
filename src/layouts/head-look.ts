/** The ground on which a page begins, by the kind of page. */
import type { HeadLook } from "../components/site/PageHead.tsx";
import { routeOf, type RouteKey } from "../routes.ts";

/** Clay where people teach, the board where there are prices, turf where there is play; paper for what is read. */
const grounds: Readonly<Record<string, HeadLook>> = {
  discipline: "clay",
  coaches: "clay",
  testimonials: "clay",
  memberships: "board",
  pricing: "board",
  cages: "board",
  tokens: "board",
  hittrax: "board",
  specials: "board",
  founders: "board",
  "open-area": "turf",
  camps: "turf",
  tournament: "turf",
  ninjayouth: "turf",
  ninjainfo: "turf",
  event: "turf",
  "team-practice": "turf",
  "notice-page": "field",
  "not-found": "field",
};

/** The look of the head of a page. */
export function headLookOf(key: RouteKey): HeadLook {
  return grounds[routeOf(key).view] ?? "paper";
}
