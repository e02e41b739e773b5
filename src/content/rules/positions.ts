import type { Report, RuleInput } from "./rule.ts";

/** Every position that a job names is one of the application's. */
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
