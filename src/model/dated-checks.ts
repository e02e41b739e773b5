/** Rules about dates that hold between entries and files. */
import { datesOf } from "./hours.ts";
import type { Report, Rule, Whole } from "./rule.ts";

/** No day has hours of its own twice. */
function daysDifferOnce({ content: { hours } }: Whole, report: Report): void {
  const seen = new Set<string>();
  for (const [index, exception] of (hours?.exceptions ?? []).entries()) {
    const again = datesOf(exception).find((day) => seen.has(day));
    if (again !== undefined)
      report("hours", ["exceptions", index, "date"], `this day is in two entries (found "${again}")`);
    for (const day of datesOf(exception)) seen.add(day);
  }
}

/** Notices show on, and lead to, pages that the facility has. */
function noticesHavePages({ content: { hours }, documents }: Whole, report: Report): void {
  const exists = (key: string) =>
    ["pages", "policies", "jobs"].some((folder) => documents.has(`${folder}/${key}`));
  for (const [index, { pages, link }] of (hours?.notices ?? []).entries()) {
    for (const [page, key] of pages.entries()) {
      if (!exists(key))
        report("hours", ["notices", index, "pages", page], `this page does not exist here (found "${key}")`);
    }
    if (link && !exists(link))
      report("hours", ["notices", index, "link"], `this page does not exist here (found "${link}")`);
  }
}

/** What is sold is sold from its first day through its last. */
function termsRunForward(
  { content: { packages = [], programmes = [], jobs = [] } }: Whole,
  report: Report,
): void {
  for (const [folder, entries] of [["packages", packages] as const, ["programmes", programmes] as const]) {
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

export const datedRules: readonly Rule[] = [daysDifferOnce, noticesHavePages, termsRunForward];
