import { OfferGrid } from "../../components/pricing/OfferGrid.tsx";
import { offerCards } from "../offer-cards.ts";
import { cardsKind } from "../section.ts";

export default cardsKind("packages", (section, place) => offerCards(section, place), OfferGrid);
