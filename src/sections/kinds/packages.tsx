import { OfferGrid } from "../../components/pricing/OfferGrid.tsx";
import { offerCards } from "../offer-cards.ts";
import { sectionKind } from "../section.ts";

export default sectionKind("packages", (section, place) => offerCards(section, place), OfferGrid);
