/** The cards of the packages of a section, with their pictures. */
import { pictured } from "../pictures/page-pictures.ts";
import { pictureSizes } from "../pictures/picture-sizes.ts";
import { offersIn } from "../selectors/offers.ts";
import type { SectionOf } from "../content/schema/sections.ts";
import { innerHeadingLevel, type Place } from "./section.ts";

/** What `OfferGrid` draws; undefined for a section without packages. */
export async function offerCards(
  section: SectionOf<"packages" | "prices">,
  { content, page }: Pick<Place, "content" | "page">,
) {
  const offers = offersIn(content, section, page.key);
  if (offers.length === 0) return undefined;
  return {
    offers: await pictured(offers, pictureSizes.card),
    headingLevel: innerHeadingLevel(section),
  };
}
