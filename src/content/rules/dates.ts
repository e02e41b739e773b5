import { daysFrom, occurrenceOn, type Days, type Term } from "../../lib/yearly.ts";
import { dayAfter } from "../../lib/zoned-time.ts";
import { termOf } from "../schema/hours.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

/** No day has two entries of special hours, in any year. */
function daysDifferOnce({ content: { hours } }: RuleInput, report: Report): void {
  const terms = (hours?.exceptions ?? []).map(termOf);
  const begins = terms.map(({ from }) => from).sort();
  const latest = begins.at(-1);
  if (latest === undefined) return;
  const end = dayAfter(latest, allYears * 366);
  const occurrences = terms.map((term) => occurrencesBefore(end, term));
  for (const [index, mine] of occurrences.entries()) {
    const sharedDate = occurrences
      .slice(0, index)
      .map((earlier) => sharedDay(earlier, mine))
      .find((day) => day !== undefined);
    if (sharedDate !== undefined)
      report("hours", ["exceptions", index, "date"], `this day is in two entries (found "${sharedDate}")`);
  }
}

/** The calendar repeats after 28 years. */
const allYears = 28;

/** A term's occurrences, in order; of one that repeats, those that begin before a day. */
function occurrencesBefore(end: string, term: Term): Days[] {
  if (!term.repeats) return [term];
  const all: Days[] = [];
  for (let day = term.from; day < end;) {
    const days = occurrenceOn(term, day);
    all.push(days);
    day = dayAfter(days.until);
  }
  return all;
}

/** The first day that two lists of occurrences have in common. */
function sharedDay(some: readonly Days[], others: readonly Days[]): string | undefined {
  for (const one of some)
    for (const other of others) {
      const shared = one.from > other.from ? one.from : other.from;
      if (shared <= one.until && shared <= other.until) return shared;
    }
  return undefined;
}

/** Sales and job openings end after they begin. */
function termsRunForward(
  { content: { packages = [], programs = [], jobs = [] } }: RuleInput,
  report: Report,
): void {
  for (const [folder, entries] of [["packages", packages] as const, ["programs", programs] as const]) {
    for (const { slug, from, until } of entries) {
      if (from !== undefined && until !== undefined && until < from)
        report(`${folder}/${slug}`, ["until"], `it ends before it begins (found "${until}")`);
    }
  }
  for (const { slug, posted, until } of jobs) {
    if (posted !== undefined && until !== undefined && until < posted)
      report(`jobs/${slug}`, ["until"], `the last day to apply comes before the posting (found "${until}")`);
  }
}

/** A yearly term has a first and a last day, and lasts less than a year. */
function repeatsFitTheYear({ content }: RuleInput, report: Report): void {
  const { camps = [], leagues = [], packages = [], programs = [], hours } = content;
  const all: [
    string,
    readonly PropertyKey[],
    Partial<Record<"from" | "until" | "repeats", string | undefined>>,
  ][] = [
    ...camps.map(({ slug, season }) => [`camps/${slug}`, ["season"], season] as const),
    ...leagues.map(({ slug, season }) => [`leagues/${slug}`, ["season"], season] as const),
    ...packages.map(({ slug, ...term }) => [`packages/${slug}`, [], term] as const),
    ...programs.map(({ slug, ...term }) => [`programs/${slug}`, [], term] as const),
    ...(hours?.exceptions ?? []).map(
      (each, index) => ["hours", ["exceptions", index], termOf(each)] as const,
    ),
    ...(hours?.notices ?? []).map((each, index) => ["hours", ["notices", index], each] as const),
  ].map(([key, path, term]) => [key, path, term]);
  for (const [key, path, { from, until, repeats }] of all) {
    if (!repeats) continue;
    if (from === undefined || until === undefined)
      report(key, [...path, "repeats"], "what repeats every year needs both from and until");
    else if (daysFrom(from, until) > 363)
      report(key, [...path, "until"], `what repeats every year takes at most 52 weeks (found "${until}")`);
  }
}

/** A repeating package belongs to repeating camps and leagues. */
function packagesRepeatWithTheirs(
  { content: { packages = [], camps = [], leagues = [] } }: RuleInput,
  report: Report,
): void {
  for (const { slug, repeats } of packages) {
    const once = [...camps, ...leagues].find((each) => !each.season.repeats && each.packages.includes(slug));
    if (repeats && once)
      report(
        `packages/${slug}`,
        ["repeats"],
        `${once.name}, which it belongs to, does not repeat: add repeats to its season, or leave it out here`,
      );
  }
}

export const datedRules: readonly Rule[] = [
  daysDifferOnce,
  termsRunForward,
  repeatsFitTheYear,
  packagesRepeatWithTheirs,
];
