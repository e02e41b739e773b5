/** Connects jobs to the employment application: the position to check, and a note for jobs that have none. */
import { positionField } from "../forms/fields/position-field.ts";
import { fillIn } from "../lib/fill-in.ts";
import { asMarkdown } from "../lib/text.ts";
import { applicationPage } from "../content/read/page-sections.ts";
import type { Content } from "../content/schema/registry.ts";
import { language } from "../lib/language.ts";
import { pageOf } from "./pages.ts";

type Job = Pick<Content["jobs"][number], "title" | "position">;
type Form = Content["forms"][number];

const list = new Intl.ListFormat(language, { type: "conjunction" });

/** The form that people apply for a job with, if the facility has one. */
export function applicationOf({ forms }: Pick<Content, "forms">): Form | undefined {
  return forms.find(({ jobs }) => jobs);
}

/**
 * The application's URL with the job's position checked, and the note for a job that has none of its own, as Markdown;
 * undefined if no page has the application.
 */
export function applyingFor(
  { title, position }: Job,
  content: Content,
): { readonly path: string; readonly href: string; readonly note: string | undefined } | undefined {
  const page = applicationPage(content);
  if (page === undefined) return undefined;
  const { unlisted = "", onJob = "" } = applicationOf(content)?.jobs ?? {};
  const box = position ?? unlisted;
  const note = fillIn(onJob, { job: title, position: box });
  const { path } = pageOf(content, page);
  return {
    path,
    href: `${path}?${new URLSearchParams({ [positionField]: box })}`,
    note: position === undefined ? asMarkdown(note) : undefined,
  };
}

/** A form that lists the jobs without a position of their own below its positions. */
export function withUnlistedJobs(form: Form, jobs: readonly Job[]): Form {
  const titles = jobs.filter(({ position }) => position === undefined).map(({ title }) => title);
  if (!form.jobs || titles.length === 0) return form;
  const { onForm, unlisted } = form.jobs;
  const note = fillIn(onForm, { jobs: list.format(titles), position: unlisted });
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.name === positionField ? { ...field, hint: [field.hint, note].filter(Boolean).join(" ") } : field,
    ),
  };
}
