/** The dates, times and ages of a camp or league as text. */
import { formatDateRange, formatTimeRange } from "../lib/dates.ts";
import { occurrenceOn } from "../lib/yearly.ts";
import type { KindKey } from "../routes.ts";
import type { Entry } from "../content/schema/registry.ts";
import type { Camp } from "../content/schema/camp.ts";
import type { League } from "../content/schema/league.ts";

/** The texts of a camp's or league's page as of today. */
export function eventTexts(
  kind: KindKey,
  { name, description, picture, season, ages }: Entry<Camp> | Entry<League>,
  today: string,
) {
  const { from, until } = occurrenceOn(season, today);
  const dates = formatDateRange(from, until);
  const when = [dates, formatTimes(season), ages && `ages ${formatAges(ages)}`].filter(
    (part) => part !== undefined,
  );
  return {
    title: `${name}, ${dates}`,
    description: `${description} ${when.join(", ")}.`,
    heading: name,
    eyebrow: kindWords[kind],
    lead: description,
    picture,
  };
}

const kindWords: Readonly<Record<KindKey, string>> = { camp: "Camp", league: "League" };

/** `9:00am to 12:00pm`; `undefined` while the times are not set. */
export function formatTimes({ opens, closes }: Camp["season"]): string | undefined {
  return opens === undefined || closes === undefined ? undefined : formatTimeRange(opens, closes);
}

/** `8-14`. */
export function formatAges({ from, to }: NonNullable<Camp["ages"]>): string {
  return `${from}-${to}`;
}
