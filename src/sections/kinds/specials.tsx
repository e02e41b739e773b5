import { SpecialCards } from "../../components/pricing/SpecialCards.tsx";
import { offersIn } from "../../selectors/offers.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "specials",
  (section, { content, page }) => {
    const specials = offersIn(content, section, page.key);
    return specials.length === 0
      ? undefined
      : { specials, soldOn: page.key, pageHeading: page.texts.heading };
  },
  SpecialCards,
);
