/** The cards on coach pages and the links of their buttons. */
import { bookingLink } from "./booking.ts";
import { noPicture } from "../content/schema/coach.ts";
import { pageOfAllCoaches } from "../content/read/page-sections.ts";
import { maxCoachCards } from "../content/schema/discipline.ts";
import { entryOf, type Content } from "../content/schema/registry.ts";
import type { Link } from "../lib/link.ts";
import { withPricesInOneList, type Price } from "../lib/money.ts";
import { pricePageLink } from "./links.ts";
import { pageOf } from "./pages.ts";
import { coachesIn } from "./shown.ts";
import { isForTime, lowestPrice, offersOn } from "./offers.ts";
import { whyDisabled } from "./why-disabled.ts";

/** The address of the page with all coaches: also the page of the only discipline; undefined if there is none. */
export function coachesAddress(content: Content): string | undefined {
  const page = pageOfAllCoaches(content);
  if (page !== undefined) return pageOf(content, page).path;
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
  /** Which of the open spots of its page it is, from 1 on. */
  readonly spotNumber?: number;
  readonly name: string;
  readonly title: string;
  readonly summary?: string | undefined;
  readonly bio: string;
  /** The coach's own pages on other sites, and email address. */
  readonly links: Coach["links"];
  readonly email?: string | undefined;
  /** The price of a lesson. */
  readonly price?: Price | undefined;
  /** Undefined for an open spot. */
  readonly picture: string | undefined;
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
function cardsOfDiscipline(content: Content, key: string, page: string | undefined): CoachCardData[] {
  const { openSpots } = entryOf(content.disciplines, key);
  const filled = coachesIn(content, [key]).map((coach) => coachCard(content, coach, key, page));
  const length = Math.min(openSpots, maxCoachCards - filled.length);
  const openSpotCards = Array.from({ length }, (_, index) => openSpotCard(content, key, index + 1));
  return [...filled, ...openSpotCards];
}

/**
 * The cards of some disciplines, each coach once, with their open spots; of none, those of all coaches.
 * @param page the page that they are on; without one, their buttons lead there as from any other.
 */
export function coachAndOpenSpotCards(
  content: Content,
  disciplines: readonly string[],
  page?: string,
): CoachCardData[] {
  if (disciplines.length === 0) return coachCards(content, [], page);
  const cards = disciplines.flatMap((key) => cardsOfDiscipline(content, key, page));
  return withPricesInOneList([...new Map(cards.map((card) => [card.id, card])).values()]);
}

/** The card of an open spot on the page of a discipline, by its number there. */
function openSpotCard(content: Content, key: string, number: number): CoachCardData {
  const { name, title, summary, body } = content.openSpots.coach;
  return {
    id: `open-spot-${key}-${number}`,
    discipline: key,
    address: pageOf(content, key).path,
    isOpenSpot: true,
    spotNumber: number,
    name,
    title,
    summary,
    bio: body,
    links: [],
    picture: undefined,
    purchase: null,
    book: null,
    bookLabel: entryOf(content.disciplines, key).bookLabel,
    labels: content.words.buttons,
    reason: whyDisabled(content, { placeholder: true }),
  };
}

/** The cards of the coaches of some disciplines, without open spots; of none, those of all coaches. */
export function coachCards(content: Content, disciplines: readonly string[], page?: string): CoachCardData[] {
  const [only] = disciplines;
  const key = disciplines.length === 1 ? only : undefined;
  return withPricesInOneList(
    coachesIn(content, disciplines).map((coach) => coachCard(content, coach, key, page)),
  );
}

/** The card of a coach on the page of a discipline, which has the text of the button to book. */
function coachCard(
  content: Content,
  coach: Coach,
  key: string = coach.discipline,
  page?: string,
): CoachCardData {
  const { bookLabel } = entryOf(content.disciplines, key);
  const { words } = content;
  const purchase = pricePageLink(content, coach.pricePage, page);
  const book = bookingLink(content, coach.book, coach.staff);
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
    price: lessonPrice(content, coach),
    picture: coach.picture ?? noPicture,
    purchase,
    book,
    bookLabel,
    labels: words.buttons,
    reason: whyDisabled(content, { purchase, book }),
  };
}

/**
 * The lowest price of a coach's lessons on their price page: of those that name the coach, else of those that name
 * nobody. None where they can't be compared: packages of several kinds, or some each or per person only.
 */
function lessonPrice(content: Content, { slug, pricePage }: Coach): Price | undefined {
  const offers = pricePage === undefined ? [] : offersOn(content, pricePage);
  const own = offers.filter(({ coaches }) => coaches.includes(slug));
  const lessons = own.length > 0 ? own : offers.filter(({ coaches }) => coaches.length === 0);
  if (new Set(lessons.map(({ kind }) => kind)).size > 1) return undefined;
  const lowest = lowestPrice(lessons);
  const paid = lessons.filter(({ price = 0 }) => price > 0);
  const isForTheSame = paid.every(
    ({ per, priceWords }) => per === lowest?.per && priceWords === lowest?.priceWords,
  );
  return isForTime(lowest?.per) || isForTheSame ? lowest : undefined;
}
