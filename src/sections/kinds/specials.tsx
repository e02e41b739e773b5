import { SpecialCard } from "../../components/pricing/SpecialCard.tsx";
import { offersIn } from "../../selectors/offers.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "specials",
  (section, { content, page }) => {
    const specials = offersIn(content, section, page.key);
    return specials.length === 0 ? undefined : { specials, page };
  },
  ({ specials, page }) => (
    <div>
      {specials.map((special) => (
        <SpecialCard
          key={special.slug}
          special={special}
          brief={special.soldOn === page.key}
          isNamed={special.name === page.texts.heading}
        />
      ))}
    </div>
  ),
);
