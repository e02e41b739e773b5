/** Rules about forms: pages name an existing form, and jobs a position that the application offers. */
import { positionField } from "../../form-fields/position-field.ts";
import { isRouteKey, routeOf } from "../../routes.ts";
import type { Report, RuleInput } from "./rule.ts";

/** The pages of the route map that show a form name one, and only those. */
export function pagesNameTheirForm({ content: { pages = [] } }: RuleInput, report: Report): void {
  for (const { slug, form } of pages) {
    if (!isRouteKey(slug)) continue;
    const { view } = routeOf(slug);
    const showsForm = view === "form" || view === "application";
    if (showsForm && form === undefined)
      report(`pages/${slug}`, [], "this page shows a form: name it under `form`");
    if (!showsForm && form !== undefined)
      report(`pages/${slug}`, ["form"], "this page shows no form: leave this out");
  }
}

/** The employment application offers every position that a job names. */
export function positionsExist({ content: { jobs = [], forms = [] } }: RuleInput, report: Report): void {
  const form = forms.find((one) => one.jobs);
  const options = form?.fields.find(({ name }) => name === positionField)?.options;
  if (!options) return;
  for (const { slug, position } of jobs)
    if (position !== undefined && !options.includes(position))
      report(`jobs/${slug}`, ["position"], `the application has no such position (found "${position}")`);
}
