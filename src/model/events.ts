/** Camps and leagues with a page of their own: when they take place, what they cost, what to bring. */
import { formatDateRange, formatWeekday } from "../lib/dates.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { kindKeys, kindPath, kinds, type KindKey } from "../routes.ts";
import type { Content, Entry } from "./content.ts";
import { agesWords, timeWords } from "./event-words.ts";
import type { Weekday } from "./hours.ts";
import { offersNamed, type Offer } from "./price-list.ts";
import { weekdayName, type Camp, type League } from "./programme.ts";
import { saleOf, todayAt, type Sale } from "./season.ts";
import { entriesOf } from "./site-map.ts";

/** A dated camp or league. */
export interface DatedEvent {
  readonly kind: KindKey;
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string;
  readonly season: Camp["season"];
  readonly ages: Camp["ages"];
  readonly sessions: Camp["sessions"];
  readonly bring: readonly string[];
  /** Up to six lines in short. */
  readonly info: readonly string[];
  /** The agenda, in Markdown. */
  readonly body: string;
  /** What is on sale for it. */
  readonly offers: readonly Offer[];
  /** What the button that leads to them says. */
  readonly action: string;
  /** Ends with its last day. */
  readonly sale: Sale | undefined;
}

type Sources = Pick<Content, "camps" | "leagues" | "packages" | "facility">;

/** Every dated camp and league that has a page, the first to begin first. */
export function datedEvents(content: Sources & Pick<Content, "pages" | "policies" | "jobs">): DatedEvent[] {
  return kindKeys
    .flatMap((kind) => entriesOf(content, kind).map((entry) => eventFrom(content, kind, entry)))
    .sort((a, b) => a.season.from.localeCompare(b.season.from) || a.path.localeCompare(b.path));
}

/**
 * The camp or league of a page.
 * @throws Error when there is none of this name.
 */
export function eventOf(content: Sources, kind: KindKey, slug: string): DatedEvent {
  const entry = content[kinds[kind].folder].find((each) => each.slug === slug);
  if (!entry) throw new Error(`there is no ${kind} "${slug}" in the content`);
  return eventFrom(content, kind, entry);
}

function eventFrom(content: Sources, kind: KindKey, entry: Entry<Camp> | Entry<League>): DatedEvent {
  const { slug, name, description, picture, season, ages, bring, body, packages } = entry;
  return {
    kind,
    slug,
    path: kindPath(kind, slug),
    name,
    description,
    picture,
    season,
    ages,
    sessions: "sessions" in entry ? entry.sessions : [],
    bring,
    info: "info" in entry ? entry.info : [],
    body,
    offers: offersNamed(content, packages),
    action: "join" in entry ? entry.join : "Purchase",
    sale: saleOf({ until: season.until }, over[kind], todayAt(content.facility)),
  };
}

const over: Readonly<Record<KindKey, string>> = {
  camp: "This camp is over",
  league: "This season is over",
};

/** The days it takes place on, in order. */
export function daysOfSeason({ from, until, days }: Camp["season"]): string[] {
  const dates: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day))
    if (days.length === 0 || days.includes(weekdayName(day))) dates.push(day);
  return dates;
}

/** What a visitor asks first: dates, days, time, ages, place. */
export function eventFacts(
  { season, ages }: Pick<DatedEvent, "season" | "ages">,
  { name, address }: Content["facility"],
): { label: string; value: string }[] {
  const facts = [
    { label: "Dates", value: formatDateRange(season.from, season.until) },
    { label: "Days", value: daysWords(season.days) },
    { label: "Time", value: timeWords(season) },
    { label: "Ages", value: ages && agesWords(ages) },
    {
      label: "Place",
      value: `${name}, ${address.street}, ${address.city}, ${address.state} ${address.postal}`,
    },
  ];
  return facts.filter((fact): fact is { label: string; value: string } => fact.value !== undefined);
}

/** `Saturdays`, `Tuesdays and Thursdays`. */
function daysWords(days: readonly Weekday[]): string | undefined {
  if (days.length === 0) return undefined;
  return new Intl.ListFormat("en-US").format(days.map((day) => `${formatWeekday(day)}s`));
}
