/** Rules about forms: jobs name a position that the application offers. */
import { positionField } from "../../forms/fields/position-field.ts";
import type { Report, RuleInput } from "./rule.ts";

/** The employment application offers every position that a job names. */
export function positionsExist({ content: { jobs = [], forms = [] } }: RuleInput, report: Report): void {
  const form = forms.find((one) => one.jobs);
  const options = form?.fields.find(({ name }) => name === positionField)?.options;
  if (!options) return;
  for (const { slug, position } of jobs)
    if (position !== undefined && !options.includes(position))
      report(`jobs/${slug}`, ["position"], `the application has no such position (found "${position}")`);
}
