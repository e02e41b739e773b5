/** The specials on offer, and whether any place is left. */
import type { Content } from "../content/schema/registry.ts";
import { offersNamed, type Offer } from "./prices.ts";

/** A special, with how many places it had and whether all are taken. */
export interface Special extends Offer {
  /** Nothing when their number is not limited. */
  readonly places: number | undefined;
  readonly full: boolean;
}

/** The Founders Club is limited by number: it is on offer until the content says that it is full. */
export function specialsOf(
  content: Pick<Content, "packages" | "facility" | "camps" | "leagues" | "terms">,
): Special[] {
  const { places, full = false } = content.terms.founders ?? {};
  const slugs = content.packages.filter(({ kind }) => kind === "special").map(({ slug }) => slug);
  return offersNamed(content, slugs).map((offer) => ({ ...offer, places, full }));
}
