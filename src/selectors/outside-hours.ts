/** Camps and leagues outside the opening hours, which the build and the content check warn about. */
import { formatDay, formatTimeRange } from "../lib/dates.ts";
import { hoursOn, type DayHours } from "../lib/opening.ts";
import { hasPassed, occurrenceOn } from "../lib/yearly.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Content } from "../content/schema/registry.ts";
import { daysOfSeason } from "./events.ts";
import { timetableOf } from "../content/schema/hours.ts";
import type { Camp } from "../content/schema/camp.ts";
import { inContent } from "../settings.ts";
import { todayAt } from "./seasons.ts";

type Times = readonly [from: string, until: string];

/** The first day on which a camp or league is outside the opening hours. */
export interface OutsideHours {
  /** The content file, `camps/june-hitting`. */
  readonly of: string;
  readonly name: string;
  readonly day: string;
  /** Its times, from the first session through the last; `undefined` while they are not set. */
  readonly times: Times | undefined;
  readonly doors: DayHours;
}

/** How many years ahead repeating seasons are checked. */
const years = 10;

/** Every camp and league with a day outside the opening hours, from today on. */
export function outsideHours(content: Content, today = todayAt(content.facility)): OutsideHours[] {
  const { camps, leagues, hours } = content;
  const timetable = timetableOf(hours, today);
  const all = [
    ...camps.map((camp) => ({ of: `camps/${camp.slug}`, ...camp })),
    ...leagues.map((league) => ({ of: `leagues/${league.slug}`, ...league, sessions: [] })),
  ];
  return all.flatMap(({ of, name, season, sessions }) => {
    const times = timesOf(season, sessions);
    // A camp with sessions may pause while the doors are closed.
    const parts = sessions.length > 0 ? sessions.map(({ from, until }) => [from, until] as const) : [times];
    const first = daysAhead(season, today)
      .map((day) => ({ of, name, day, times, doors: hoursOn(timetable, day) }))
      .find(({ doors }) => {
        const wholeDay = doors && [doors.at(0) ?? "", doors.at(-1) ?? ""];
        return !isWithin(wholeDay, times) || !parts.every((part) => isWithin(doors, part));
      });
    return first ? [first] : [];
  });
}

/** The warning, with what to do. */
export function describeOutsideHours({ of, name, day, times, doors }: OutsideHours): string {
  const when = times ? ` is ${formatTimeRange(...times)}` : " takes place";
  const periods = (doors ?? []).flatMap((opens, index, all) =>
    index % 2 === 0 ? [formatTimeRange(opens, all[index + 1] ?? "")] : [],
  );
  const open = doors ? `open ${periods.join(" and ")}` : "closed";
  return `${inContent(of)}: ${name}${when} on ${formatDay(day)}, ${day.slice(0, 4)}, when the facility is ${open}; give these days their own hours in ${inContent("hours.yaml")} (exceptions)`;
}

/** Whether the doors stay open from the first time through the second. */
function isWithin(doors: DayHours, times: Times | undefined): boolean {
  if (!doors || !times) return doors !== null;
  const closing = doors.findIndex((each) => times[0] < each);
  return closing % 2 === 1 && times[1] <= (doors[closing] ?? "");
}

function timesOf({ opens, closes }: Camp["season"], sessions: Camp["sessions"]): OutsideHours["times"] {
  const begins = [opens, ...sessions.map(({ from }) => from)].filter((time) => time !== undefined).sort()[0];
  const ends = [closes, ...sessions.map(({ until }) => until)]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  return begins === undefined || ends === undefined ? undefined : [begins, ends];
}

function daysAhead(season: Camp["season"], today: string): string[] {
  const days: string[] = [];
  let next = today;
  for (let year = 0; year < (season.repeats ? years : 1) && !hasPassed(season, next); year++) {
    const occurrence = occurrenceOn(season, next);
    days.push(...daysOfSeason({ ...season, ...occurrence }).filter((day) => day >= today));
    next = dayAfter(occurrence.until);
  }
  return days;
}
