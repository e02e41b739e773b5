import type { Content } from "../content/schema/registry.ts";
import { coachesPricedOn, type CoachCardData } from "./coaches.ts";
import { eventCard, eventPath } from "./events.ts";
import { shortBody, type SitePage } from "./pages.ts";
import { offersOn, sellsTraining, type Offer } from "./offers.ts";

/**
 * What is beside the only offer of a page: the coaches who give it, the page's text as a note, or that text as it is.
 */
type BesideOffer = { readonly is: "coaches" | "text" } | { readonly is: "note"; readonly note: string };

/** What a page with the prices of its packages shows, and where. */
export function pricingPage(content: Content, { key, texts }: Pick<SitePage, "key" | "texts">) {
  const offers = offersOn(content, key);
  const coaches = coachesPricedOn(content, key);
  /** Undefined if several offers take the whole width; then the coaches are below them. */
  const beside = offers.length === 1 ? besideOffer(coaches, shortBody(texts)) : undefined;
  const showsText = beside === undefined || beside.is === "coaches";
  return {
    offers,
    coaches,
    events: datedEvents(content, offers),
    beside,
    below: belowOffers(showsText, sellsTraining(offers)),
  };
}

function besideOffer(coaches: readonly CoachCardData[], note: string | undefined): BesideOffer {
  if (coaches.length > 0) return { is: "coaches" };
  return note === undefined ? { is: "text" } : { is: "note", note };
}

/** What comes last on the page: its text if that is not beside the offer, and the terms of lessons and training. */
function belowOffers(showsText: boolean, showsTerms: boolean) {
  if (showsText) return showsTerms ? "text and terms" : "text";
  return showsTerms ? "terms" : "nothing";
}

/** The events with dates that the offers belong to, each with a link to its card. */
function datedEvents(content: Content, offers: readonly Offer[]) {
  const sold = new Set(offers.map(({ event }) => event));
  return content.events
    .filter(({ slug, dates }) => dates && sold.has(slug))
    .map((event) => ({
      name: event.name,
      href: eventPath(content, event),
      dates: eventCard(content, event).dates,
    }));
}
