/** Rules about dates: they run forward, and no day has two entries of special hours or two seasons. */
import type { DaySpan } from "../../lib/dates.ts";
import { daySpan } from "../schema/hours.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

function specialDaysDiffer({ content: { hours } }: RuleInput, report: Report): void {
  for (const { index, shared } of overlaps((hours?.exceptions ?? []).map(daySpan)))
    report("hours", ["exceptions", index, "date"], `this day is in two entries (found "${shared}")`);
}

function seasonsDiffer({ content: { hours } }: RuleInput, report: Report): void {
  for (const { index, shared } of overlaps(hours?.seasons ?? []))
    report("hours", ["seasons", index, "from"], `this day is in two seasons (found "${shared}")`);
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
