/** Camps and leagues with a page of their own: when they take place, what they cost, what to bring. */
import { dateText, type DateText } from "../lib/date-text.ts";
import { formatWeekday } from "../lib/dates.ts";
import { tookOver } from "../lib/yearly.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { kindKeys, kindPath, kinds, type KindKey } from "../routes.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import { formatAges, formatTimes } from "./event-texts.ts";
import { formatSports } from "./for-whom.ts";
import type { Weekday } from "../content/schema/hours.ts";
import { offersNamed, type Offer } from "./prices.ts";
import { weekdayName } from "../content/schema/season.ts";
import { type Camp } from "../content/schema/camp.ts";
import { type League } from "../content/schema/league.ts";
import { currentSeason, overText, seasonSale, todayAt, type Sale } from "./seasons.ts";
import { entriesOf, entryOf } from "./pages.ts";

type FromEntry = "slug" | "name" | "description" | "picture" | "ages" | "sports" | "bring" | "body";

export interface DatedEvent extends Pick<Entry<Camp>, FromEntry | "season" | "sessions"> {
  readonly kind: KindKey;
  /** Different for each year of a repeating season: `camp-june-hitting`, `camp-june-hitting-2028-06-19`. */
  readonly id: string;
  readonly path: string;
  readonly dates: DateText;
  /** The day on which this season replaced the one before; `undefined` for the first. */
  readonly since: string | undefined;
  /** Up to six short lines. */
  readonly info: readonly string[];
  readonly offers: readonly Offer[];
  /** The label of the button that leads to the offers. */
  readonly action: string;
  /** Ends on its last day; `undefined` if it repeats. */
  readonly sale: Sale | undefined;
}

/** Every dated camp and league that has a page, earliest first. */
export function datedEvents(content: Content): DatedEvent[] {
  return kindKeys
    .flatMap((kind) => entriesOf(content, kind).map((entry) => eventFrom(content, kind, entry)))
    .sort((a, b) => a.season.from.localeCompare(b.season.from) || a.path.localeCompare(b.path));
}

/**
 * The camp or league of a page.
 * @throws Error if there is none with this slug.
 */
export function eventOf(content: Content, kind: KindKey, slug: string): DatedEvent {
  return eventFrom(content, kind, entryOf<Camp | League>(content[kinds[kind].folder], slug));
}

function eventFrom(content: Content, kind: KindKey, entry: Entry<Camp> | Entry<League>): DatedEvent {
  const { slug, packages } = entry;
  const today = todayAt(content.facility);
  const season = currentSeason<Camp["season"]>(entry.season, today);
  const since = tookOver(entry.season, today);
  return {
    ...entry,
    kind,
    id: [kind, slug, ...(since === undefined ? [] : [season.from])].join("-"),
    path: kindPath(kind, slug),
    season,
    dates: dateText(entry.season, today),
    since,
    sessions: "sessions" in entry ? entry.sessions : [],
    info: "info" in entry ? entry.info : [],
    offers: offersNamed(content, packages),
    action: "join" in entry ? entry.join : "Purchase",
    sale: seasonSale(season, overText[kind], today),
  };
}

/** The days of a season, in order. */
export function daysOfSeason({ from, until, days }: Camp["season"]): string[] {
  const dates: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day))
    if (days.length === 0 || days.includes(weekdayName(day))) dates.push(day);
  return dates;
}

export interface EventDetail {
  readonly label: string;
  readonly value: string | DateText;
  /** Where its value leads, if anywhere. */
  readonly href?: string;
}

/** Dates, days, time, ages and place. */
export function eventDetails(
  { season, dates, ages, sports }: Pick<DatedEvent, "season" | "dates" | "ages" | "sports">,
  { name, address }: Content["facility"],
): EventDetail[] {
  const facts: { label: string; value: EventDetail["value"] | undefined }[] = [
    { label: "Dates", value: dates },
    { label: "Days", value: formatWeekdays(season.days) },
    { label: "Time", value: formatTimes(season) },
    { label: "Ages", value: ages && formatAges(ages) },
    { label: "Sport", value: formatSports(sports) },
    {
      label: "Place",
      value: `${name}, ${address.street}, ${address.city}, ${address.state} ${address.postal}`,
    },
  ];
  return facts.filter((fact): fact is EventDetail => fact.value !== undefined);
}

/** `Saturdays`, `Tuesdays and Thursdays`. */
function formatWeekdays(days: readonly Weekday[]): string | undefined {
  if (days.length === 0) return undefined;
  return new Intl.ListFormat("en-US").format(days.map((day) => `${formatWeekday(day)}s`));
}
