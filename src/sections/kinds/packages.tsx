import { OfferGrid } from "../../components/pricing/OfferGrid.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { offersIn } from "../../selectors/offers.ts";
import { innerHeadingLevel, sectionKind } from "../section.ts";

export default sectionKind(
  "packages",
  async (section, { content, page }) => {
    const offers = offersIn(content, section, page.key);
    if (offers.length === 0) return undefined;
    return {
      offers: await pictured(offers, pictureSizes.card),
      headingLevel: innerHeadingLevel(section),
    };
  },
  OfferGrid,
);
