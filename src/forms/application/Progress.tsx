import { fillIn } from "../../lib/fill-in.ts";
import type { Answers } from "../fields/field.ts";
import { controlsOf, type FormPart } from "../fields/questions.ts";
import type { FormDefinition } from "../form-definition.ts";
import type { Errors } from "../state/state.ts";

type ProgressTexts = NonNullable<FormDefinition["progress"]>;

interface SectionsState {
  /** The errors of the whole form; undefined before the first check. */
  readonly errors: Errors | undefined;
  readonly answers: Answers;
}

/** The visitor's progress: sections as innings on a scoreboard, lit when done. */
export function Progress({
  texts,
  sections,
  ...state
}: SectionsState & { texts: ProgressTexts; sections: readonly FormPart[] }) {
  return (
    <nav className="progress board" aria-label={texts.label}>
      <ol>
        {sections.map((part, index) => (
          <li key={part.heading?.name}>
            <a href={`#section-${part.heading?.name}`} data-done={isDone(part, state) ? "" : undefined}>
              <span className="progress-number">{index + 1}</span>
              <span className="progress-title">{part.heading?.label}</span>{" "}
              <SectionStatus part={part} texts={texts} {...state} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** "Done", or the number of answers still missing; nothing before the first check. */
export function SectionStatus({
  part,
  texts,
  ...state
}: SectionsState & { part: FormPart; texts: ProgressTexts | undefined }) {
  const { errors } = state;
  if (!errors || !texts) return null;
  const open = openIn(part, errors);
  if (open > 0) return <span className="status">{fillIn(texts.open, { open: String(open) })}</span>;
  if (!isDone(part, state)) return <span className="status">{texts.optional}</span>;
  return (
    <span className="status" data-done="">
      <span className="status-word">{texts.done}</span>
    </span>
  );
}

function openIn({ fields }: FormPart, errors: Errors): number {
  return fields.flatMap(controlsOf).filter((name) => errors[name] !== undefined).length;
}

/** Whether nothing is open in a section, and something was answered. */
function isDone(part: FormPart, { errors, answers }: SectionsState): boolean {
  if (!errors || openIn(part, errors) > 0) return false;
  return part.fields.flatMap(controlsOf).some((name) => answers[name]?.length);
}
