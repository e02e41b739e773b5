/** Connects jobs to the employment application: which position to check, and what to say if a job has none. */
import { routes } from "../routes.ts";
import type { Content } from "../content/schema/registry.ts";
import type { EmploymentTexts } from "../content/schema/employment-form.ts";

type Job = Pick<Content["jobs"][number], "title" | "position">;

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** The application's URL with the job's position checked, and what to say if it has none of its own. */
export function applyingFor(
  { title, position }: Job,
  { unlisted }: Pick<EmploymentTexts, "unlisted">,
): { readonly href: string; readonly note: string | undefined } {
  const box = position ?? unlisted.position;
  return {
    href: `${routes.employmentapp.path}?${new URLSearchParams({ position: box })}`,
    note:
      position === undefined ? unlisted.onJob.replace("{job}", title).replace("{position}", box) : undefined,
  };
}

/**
 * The texts of the application; below the positions, they list the jobs without one of their own, and below the
 * questions about coaching they say if the answers are not sent.
 */
export function applicationTexts(words: EmploymentTexts, jobs: readonly Job[]): EmploymentTexts {
  const { unlisted } = words;
  const fields = words.sendCoaching ? words.fields : withNotSent(words.fields);
  const without = jobs.filter(({ position }) => position === undefined).map(({ title }) => title);
  if (without.length === 0) return { ...words, fields };
  const note = unlisted.onForm
    .replace("{jobs}", list.format(without))
    .replace("{position}", unlisted.position);
  const hint = [fields.position.hint, note].filter(Boolean).join(" ");
  return { ...words, fields: { ...fields, position: { ...fields.position, hint } } };
}

/** The questions about coaching, which say that their answers are not sent. */
function withNotSent(fields: EmploymentTexts["fields"]): EmploymentTexts["fields"] {
  const say = (question: EmploymentTexts["fields"]["CoachingExp"]) => ({
    ...question,
    hint: [question.hint, question.notSent].filter(Boolean).join(" "),
  });
  return { ...fields, CoachingExp: say(fields.CoachingExp), CoachingTeam: say(fields.CoachingTeam) };
}
