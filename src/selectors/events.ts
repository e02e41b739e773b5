/** Camps, leagues, youth programs and other kinds of events: their cards, dates and prices. */
import { fillIn } from "../lib/fill-in.ts";
import { formatAges } from "../lib/ages.ts";
import {
  formatDate,
  formatDateRange,
  formatDayList,
  formatPeriods,
  formatTime,
  formatWeekdays,
} from "../lib/dates.ts";
import { periodsOf } from "../lib/day-hours.ts";
import { inList } from "../lib/in-list.ts";
import { language } from "../lib/language.ts";
import type { Link } from "../lib/link.ts";
import { withPricesInOneList, type Price } from "../lib/money.ts";
import { entryOf, type Content, type EventFile } from "../content/schema/registry.ts";
import { textLink, pricePageLink } from "./links.ts";
import { pageOf } from "./pages.ts";
import { pageOfEvents } from "./shown.ts";
import { lowestPrice, offersWhere, type Offer } from "./offers.ts";
import { todayAt } from "./today.ts";
import { eventSale, eventStatusText, type Sale } from "./sale.ts";
import { homePath } from "../routes.ts";
import { whyDisabled } from "./why-disabled.ts";

/** A card of an event, or of one that is still to come, with the text of its dialog. */
export interface EventCardData {
  readonly id: string;
  /** Whether it only holds a place for a future event. */
  readonly isUpcoming: boolean;
  readonly name: string;
  readonly description: string;
  /** The lines at the top of its dialog. */
  readonly info: readonly string[];
  /** The text of its dialog, in Markdown. */
  readonly body: string;
  readonly picture?: string | undefined;
  /** `June 21 – 25, 2027`, or `Saturdays, June 5, 12 and 19, 2027 · 9:00am to 12:00pm`. */
  readonly dates?: string | undefined;
  /** That it is sold out or canceled. */
  readonly status?: string | undefined;
  readonly ages?: string | undefined;
  readonly price?: Price | undefined;
  /** The label of the button that opens the dialog. */
  readonly details: string;
  /** The label of the button that opens the prices, or what the status has in its place. */
  readonly action: string;
  readonly target: Link | null;
  /** Why its button is disabled. */
  readonly reason: string | undefined;
  readonly sale?: Sale | undefined;
}

/** The events of a kind: the coming ones by date, then those on sale without dates, the others, and past ones last. */
export function eventsOf(content: Content, kind: string): EventFile[] {
  const today = todayAt(content.facility);
  const firstDay = ({ dates }: EventFile) => dates?.from ?? "";
  const events = content.events
    .filter((event) => event.kind === kind)
    .toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)) || a.order - b.order);
  return [
    ...events.filter(({ dates }) => dates && !hasEnded(dates, today)),
    ...events.filter(({ dates, pricePage }) => !dates && pricePage),
    ...events.filter(({ dates, pricePage }) => !dates && !pricePage),
    ...events.filter(({ dates }) => dates && hasEnded(dates, today)),
  ];
}

type Dates = NonNullable<EventFile["dates"]>;

/** Whether the last day is over; weekdays that repeat may have none. */
function hasEnded({ until }: Dates, today: string): boolean {
  return until !== undefined && until < today;
}

/** The cards of some kinds on a page: their events, then placeholders until there are as many as `upcoming` of one says. */
export function eventCards(content: Content, kinds: readonly EventKind[], page?: string): EventCardData[] {
  const cards = withPricesInOneList(
    kinds.flatMap(({ slug }) => eventsOf(content, slug)).map((event) => eventCard(content, event, page)),
  );
  const kind = kinds.find(({ upcoming }) => upcoming);
  if (!kind?.upcoming) return cards;
  const { upcoming } = kind;
  const length = Math.max(0, upcoming.cards - cards.length);
  const placeholders = Array.from({ length }, (_, index) =>
    placeholderCard(content, kind, upcoming, index + 1),
  );
  return [...cards, ...placeholders];
}

type EventKind = Content["event-kinds"][number];

/** The card that holds a place for an event of a kind, by its number on the page. */
function placeholderCard(
  content: Content,
  { slug, details, action }: EventKind,
  { name, description, body }: NonNullable<EventKind["upcoming"]>,
  number: number,
): EventCardData {
  return {
    id: `upcoming-${slug}-${number}`,
    isUpcoming: true,
    name,
    description,
    info: [],
    body,
    details,
    action,
    target: null,
    reason: whyDisabled(content, { placeholder: true }),
  };
}

/**
 * The card of an event.
 * @param page the page that it is on; without one, its button leads there as from any other.
 */
export function eventCard(content: Content, event: EventFile, page?: string): EventCardData {
  const { slug, name, description, body, picture, pricePage, status } = event;
  const { details, action } = eventKindOf(content, event);
  const linkOfStatus = status?.link && textLink(content, status.link);
  const target = linkOfStatus ?? pricePageLink(content, pricePage, page);
  const ages = event.ages && (event.ages.words ?? formatAges(event.ages));
  const price = lowestPrice(eventOffers(content, event));
  return {
    id: slug,
    isUpcoming: false,
    name,
    description,
    info: [...event.info, ...peopleLines(content, event)],
    body,
    picture,
    dates: formatEventTimes(event),
    status: eventStatusText(content, event),
    ages,
    price,
    details,
    action: linkOfStatus?.label ?? action,
    target,
    reason: whyDisabled(content, { purchase: target }),
    sale: linkOfStatus ? undefined : eventSale(content, event, todayAt(content.facility)),
  };
}

function formatEventTimes({ dates, hours }: Pick<EventFile, "dates" | "hours">): string | undefined {
  const days = dates && formatDates(dates);
  const times = hours.map(formatEventHours).join(", ");
  return [days, times].filter(Boolean).join(" · ") || undefined;
}

/** `Half day 9:00am to 1:00pm`; `at 9:00am` where only the beginning is known. */
function formatEventHours({ name, from, to }: EventFile["hours"][number]): string {
  const times =
    to === undefined
      ? `at ${formatTime(from)}`
      : formatPeriods(periodsOf({ opens: from, closes: to, and: [] })).join("");
  return name === undefined ? times : `${name} ${times}`;
}

function formatDates({ from, until, days, weekly, except }: Dates): string {
  if (days.length > 1) return formatDayList(days);
  if (weekly.length === 0) return formatDateRange(from, until ?? from);
  const span = until === undefined ? `from ${formatDate(from)}` : formatDateRange(from, until);
  const not = except.map((day) => `not on ${formatDate(day)}`);
  return [formatWeekdays(weekly), span, ...not].join(", ");
}

/** The events with dates that some offers belong to, each with a link to its card. */
export function eventsOfOffers(content: Content, offers: readonly Pick<Offer, "event">[]) {
  const sold = new Set(offers.map(({ event }) => event));
  return content.events
    .filter(({ slug, dates }) => dates && sold.has(slug))
    .map((event) => ({
      name: event.name,
      href: eventPath(content, event),
      dates: eventCard(content, event).dates,
    }));
}

/** Who gives an event, and how many can take part, as lines of its dialog. */
function peopleLines({ coaches, words }: Content, event: Pick<EventFile, "coaches" | "places">): string[] {
  const names = event.coaches.map((slug) => entryOf(coaches, slug).name);
  const coachLine = fillIn(words.events.coaches, { coaches: inList(names) });
  const placesLine = fillIn(words.events.places, { places: (event.places ?? 0).toLocaleString(language) });
  return [...(names.length > 0 ? [coachLine] : []), ...(event.places === undefined ? [] : [placesLine])];
}

export function eventOffers(content: Content, { slug }: Pick<EventFile, "slug">): Offer[] {
  return offersWhere(content, ({ event }) => event === slug);
}

/**
 * The kind of an event.
 * @throws Error if there is none, which the content rules report.
 */
export function eventKindOf(content: Pick<Content, "event-kinds">, { kind }: Pick<EventFile, "kind">) {
  const found = content["event-kinds"].find(({ slug }) => slug === kind);
  if (!found) throw new Error(`there is no kind of event "${kind}" in the content`);
  return found;
}

/** The path of the card of an event: `/camps#june-hitting`; of Home, if no page shows it. */
export function eventPath(content: Content, event: Pick<EventFile, "kind" | "slug">): string {
  const page = pageOfEvents(content, event.kind);
  return page === undefined ? homePath : `${pageOf(content, page).path}#${event.slug}`;
}
