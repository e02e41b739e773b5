/** The cards on coach pages and the links of their buttons. */
import { bookingLink } from "./booking.ts";
import { standIns, teaches } from "../content/schema/coach.ts";
import { maxCoachCards } from "../content/schema/discipline.ts";
import { entryOf, type Content } from "../content/schema/registry.ts";
import type { Link } from "../lib/link.ts";
import type { Price } from "../lib/money.ts";
import { pricePageLink } from "./links.ts";
import { hasPage, pageOf } from "./pages.ts";
import { lowestPrice, offersOn } from "./offers.ts";
import { whyDisabled } from "./why-disabled.ts";

/** The address of the page with all coaches: also the page of the only discipline; undefined if there is none. */
export function coachesAddress(content: Content): string | undefined {
  if (hasPage(content, "coaches")) return pageOf(content, "coaches").path;
  const [only, ...others] = content.disciplines;
  return only && others.length === 0 ? pageOf(content, only.slug).path : undefined;
}

/** A card on a coach page: a coach, or an open spot. */
export interface CoachCardData {
  readonly id: string;
  readonly discipline: string;
  /** Where the card is. */
  readonly address: string;
  readonly isOpenSpot: boolean;
  readonly name: string;
  readonly title: string;
  readonly summary?: string | undefined;
  readonly bio: string;
  /** The coach's own pages on other sites, and email address. */
  readonly links: Coach["links"];
  readonly email?: string | undefined;
  /** The price of a lesson. */
  readonly price?: Price | undefined;
  readonly picture: string;
  /** What its buttons lead to, and the label of the second. */
  readonly purchase: Link | null;
  readonly book: Link | null;
  readonly bookLabel: string;
  /** The labels of the other buttons. */
  readonly labels: Content["words"]["buttons"];
  /** Why a button without a link is disabled. */
  readonly reason: string | undefined;
}

type Coach = Content["coaches"][number];

/** The cards of a discipline's page, coaches first, then as many of its open spots as the page still holds. */
export function coachCards(content: Content, key: string): CoachCardData[] {
  const { openSpots } = entryOf(content.disciplines, key);
  const filled = coachesOf(content, key).map((coach) => coachCard(content, coach, key));
  const length = Math.min(openSpots, maxCoachCards - filled.length);
  const openSpotCards = Array.from({ length }, (_, index) => openSpotCard(content, key, index + 1));
  return [...filled, ...openSpotCards];
}

/** The card of an open spot on the page of a discipline, by its number there. */
function openSpotCard(content: Content, key: string, number: number): CoachCardData {
  const { name, title, summary, body } = content.openSpots.coach;
  return {
    id: `open-spot-${number}`,
    discipline: key,
    address: pageOf(content, key).path,
    isOpenSpot: true,
    name,
    title,
    summary,
    bio: body,
    links: [],
    picture: standIns.openSpot,
    purchase: null,
    book: null,
    bookLabel: entryOf(content.disciplines, key).bookLabel,
    labels: content.words.buttons,
    reason: whyDisabled(content, { placeholder: true }),
  };
}

/** Every coach of the facility once, discipline by discipline. */
export function allCoaches({ coaches, disciplines }: Content): Coach[] {
  return disciplines.flatMap(({ slug }) => coaches.filter(({ discipline }) => discipline === slug));
}

/** The coaches on the page of a discipline, also those whose own page is another. */
export function coachesOf({ coaches }: Content, discipline: string): Coach[] {
  return coaches.filter((coach) => teaches(coach, discipline));
}

/** The card of every coach. */
export function allCoachCards(content: Content): CoachCardData[] {
  return allCoaches(content).map((coach) => coachCard(content, coach));
}

/** The coaches whose lessons a page sells, without open spots. */
export function coachesPricedOn(content: Content, key: string): CoachCardData[] {
  return content.coaches
    .filter(({ pricePage }) => pricePage === key)
    .map((coach) => coachCard(content, coach));
}

/** The card of a coach on the page of a discipline, which has the text of the button to book. */
function coachCard(content: Content, coach: Coach, key = coach.discipline): CoachCardData {
  const { bookLabel } = entryOf(content.disciplines, key);
  const { facility, words } = content;
  const purchase = pricePageLink(content, coach.pricePage);
  const offers = coach.pricePage ? offersOn(content, coach.pricePage) : [];
  const book = bookingLink(facility, coach.book, coach.staff);
  return {
    id: coach.slug,
    discipline: coach.discipline,
    address: `${pageOf(content, coach.discipline).path}#${coach.slug}`,
    isOpenSpot: false,
    name: coach.name,
    title: coach.title,
    summary: coach.summary,
    bio: coach.body,
    links: coach.links,
    email: coach.email,
    price: lowestPrice(offers),
    picture: coach.picture ?? standIns.noPicture,
    purchase,
    book,
    bookLabel,
    labels: words.buttons,
    reason: whyDisabled(content, { purchase, book }),
  };
}
