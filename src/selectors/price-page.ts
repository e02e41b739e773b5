import type { Content } from "../content/schema/registry.ts";
import { coachesPricedOn } from "./coaches.ts";
import { eventCard, eventPath } from "./events.ts";
import { nowhere, placeOfText } from "./page-text.ts";
import type { SitePage } from "./pages.ts";
import { offersOn, sellsTraining, type Offer } from "./offers.ts";

/** What a page with the prices of its packages shows, and where. */
export function pricePage(content: Content, { key, texts }: Pick<SitePage, "key" | "texts">) {
  const offers = offersOn(content, key);
  const coaches = coachesPricedOn(content, key);
  const beside = besideOffers(offers.length, coaches.length);
  const text = placeOfText(texts, beside === "text");
  return {
    offers,
    coaches,
    events: datedEvents(content, offers),
    /** What is beside the offer; undefined where several take the whole width, and the coaches are below them. */
    beside,
    /** The place of the text, which is beside the offer or ends the page. */
    text,
    textAtEnd: beside === "text" ? nowhere : text,
    hasTerms: sellsTraining(offers),
  };
}

/** What is beside the only offer of a page: the coaches who give it, else the text of the page. */
function besideOffers(offers: number, coaches: number): "coaches" | "text" | undefined {
  if (offers !== 1) return undefined;
  return coaches > 0 ? "coaches" : "text";
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
