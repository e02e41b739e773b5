/** Rules about dates: they run forward, and no day has two entries of special hours. */
import { daySpan } from "../read/timetable.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

function specialDaysDiffer({ content: { hours } }: RuleInput, report: Report): void {
  const spans = (hours?.exceptions ?? []).map(daySpan);
  for (const [index, mine] of spans.entries()) {
    const earlier = spans.slice(0, index).find(({ from, until }) => from <= mine.until && mine.from <= until);
    if (!earlier) continue;
    const shared = earlier.from > mine.from ? earlier.from : mine.from;
    report("hours", ["exceptions", index, "date"], `this day is in two entries (found "${shared}")`);
  }
}

/** Sales end after they begin. */
function datesRunForward({ content: { packages = [] } }: RuleInput, report: Report): void {
  for (const { slug, from, until } of packages) {
    if (from !== undefined && until !== undefined && until < from)
      report(`packages/${slug}`, ["until"], `it ends before it begins (found "${until}")`);
  }
}

export const dateRules: readonly Rule[] = [specialDaysDiffer, datesRunForward];
