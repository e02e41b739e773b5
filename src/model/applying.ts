/** How a job leads into the employment application: which box is ticked there, and what is said when it has none. */
import { routes } from "../routes.ts";
import type { Content } from "./content.ts";
import type { EmploymentWords } from "./form-words.ts";
import type { Report, Whole } from "./rule.ts";

type Job = Pick<Content["jobs"][number], "title" | "position">;

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** The application's address with the job's box ticked, and what to say of it when that box is not its own. */
export function applyingFor(
  { title, position }: Job,
  { unlisted }: Pick<EmploymentWords, "unlisted">,
): { readonly href: string; readonly note: string | undefined } {
  const box = position ?? unlisted.position;
  return {
    href: `${routes.employmentapp.path}?${new URLSearchParams({ position: box })}`,
    note:
      position === undefined ? unlisted.onJob.replace("{job}", title).replace("{position}", box) : undefined,
  };
}

/** The words of the application; under its positions it names the jobs that have no box. */
export function applicationWords(words: EmploymentWords, jobs: readonly Job[]): EmploymentWords {
  const { unlisted, fields } = words;
  const without = jobs.filter(({ position }) => position === undefined).map(({ title }) => title);
  if (without.length === 0) return words;
  const note = unlisted.onForm
    .replace("{jobs}", list.format(without))
    .replace("{position}", unlisted.position);
  const hint = [fields.position.hint, note].filter(Boolean).join(" ");
  return { ...words, fields: { ...fields, position: { ...fields.position, hint } } };
}

/** The rule that the positions which jobs name stand in the application. */
export function positionsExist({ content: { jobs = [], employmentForm } }: Whole, report: Report): void {
  if (!employmentForm) return;
  const { options } = employmentForm.fields.position;
  const check = (key: string, path: readonly string[], position: string | undefined) => {
    if (position !== undefined && !options.includes(position))
      report(key, path, `the application has no such position (found "${position}")`);
  };
  check("employmentForm", ["unlisted", "position"], employmentForm.unlisted.position);
  for (const { slug, position } of jobs) check(`jobs/${slug}`, ["position"], position);
}
