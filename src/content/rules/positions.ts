import type { Report, RuleInput } from "./rule.ts";

/** The employment application offers every position that a job names. */
export function positionsExist({ content: { jobs = [], employmentForm } }: RuleInput, report: Report): void {
  if (!employmentForm) return;
  const { options } = employmentForm.fields.position;
  const check = (key: string, path: readonly string[], position: string | undefined) => {
    if (position !== undefined && !options.includes(position))
      report(key, path, `the application has no such position (found "${position}")`);
  };
  check("employmentForm", ["unlisted", "position"], employmentForm.unlisted.position);
  for (const { slug, position } of jobs) check(`jobs/${slug}`, ["position"], position);
}
