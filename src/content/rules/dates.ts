/** Rules about dates: they run forward, and no day has two entries of special hours or two seasons. */
import type { DaySpan } from "../../lib/dates.ts";
import { isEachYear } from "../../lib/each-year.ts";
import { daySpans, seasonSpans, type Exception, type Hours } from "../schema/hours.ts";
import { firstDate, lastDate } from "../schema/dates.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

const allYears = Number(lastDate.slice(0, 4)) - Number(firstDate.slice(0, 4));

function specialDaysDiffer({ content: { hours } }: RuleInput, report: Report): void {
  const entries = [...(hours?.exceptions ?? []).entries()];
  const dated = entries.filter(([, { date }]) => !isEachYear(date));
  for (const { index, shared } of overlaps(
    dated.map(([, { date, until = date }]) => ({ from: date, until })),
  ))
    report(
      "hours",
      ["exceptions", dated[index]?.[0] ?? 0, "date"],
      `this day is in two entries (found "${shared}")`,
    );
  const eachYear = entries.filter(([, { date }]) => isEachYear(date));
  for (const [position, [index, entry]] of eachYear.entries()) {
    if (eachYear.slice(0, position).some(([, earlier]) => alwaysMeet(earlier, entry)))
      report("hours", ["exceptions", index, "date"], "this day is in two entries of each year");
  }
}

/** Whether two entries share a day in each year: in others, the first in the list wins. */
function alwaysMeet(a: Exception, b: Exception): boolean {
  const spansOfB = daySpans(b, firstDate, allYears);
  // What is at either end of these years may meet a span beyond them.
  const spansOfA = daySpans(a, firstDate, allYears).slice(2, -2);
  return spansOfA.every((span) =>
    spansOfB.some(({ from, until }) => from <= span.until && span.from <= until),
  );
}

function seasonsDiffer({ content: { hours } }: RuleInput, report: Report): void {
  const seasons = hours?.seasons ?? [];
  for (const [index, season] of seasons.entries()) {
    const shared = seasons.slice(0, index).flatMap((earlier) => sharedDay(earlier, season) ?? [])[0];
    if (shared !== undefined)
      report("hours", ["seasons", index, "from"], `this day is in two seasons (found "${shared}")`);
  }
}

type Season = Hours["seasons"][number];

/** The first day that two seasons share in some year, as `06-15` if both are of each year. */
function sharedDay(earlier: Season, season: Season): string | undefined {
  const [spansOfEarlier, spans] = [earlier, season].map((each) => seasonSpans(each, firstDate, allYears));
  for (const { from, until } of spans ?? []) {
    const other = (spansOfEarlier ?? []).find((span) => from <= span.until && span.from <= until);
    if (!other) continue;
    const shared = other.from > from ? other.from : from;
    return isEachYear(earlier.from) && isEachYear(season.from) ? shared.slice("2027-".length) : shared;
  }
  return undefined;
}

/** The spans that share days with an earlier one, and the first day they share. */
function overlaps(spans: readonly DaySpan[]): { index: number; shared: string }[] {
  return spans.flatMap((span, index) => {
    const earlier = spans.slice(0, index).find(({ from, until }) => from <= span.until && span.from <= until);
    if (!earlier) return [];
    return { index, shared: earlier.from > span.from ? earlier.from : span.from };
  });
}

/** Sales end after they begin. */
function datesRunForward({ content: { packages = [] } }: RuleInput, report: Report): void {
  for (const { slug, from, until } of packages) {
    if (from !== undefined && until !== undefined && until < from)
      report(`packages/${slug}`, ["until"], `it ends before it begins (found "${until}")`);
  }
}

export const dateRules: readonly Rule[] = [specialDaysDiffer, seasonsDiffer, datesRunForward];
