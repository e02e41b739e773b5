import type { Answers } from "./fields/field.ts";
import { labeled } from "../lib/text.ts";
import { copyOf } from "./copy.ts";
import type { FormDefinition } from "./form-definition.ts";

interface FormFailureProps {
  readonly definition: FormDefinition;
  /** The last answers that the form has read; none if it was never drawn. */
  readonly answers: Answers;
  /** What was typed before the form worked. */
  readonly earlyAnswers?: (() => Answers) | undefined;
}

/** Stands in for a form that cannot be drawn: its words for that, with the phone number, and what was typed. */
export function FormFailure({ definition, answers, earlyAnswers }: FormFailureProps) {
  const wasDrawn = Object.keys(answers).length > 0;
  const typed = wasDrawn ? answers : (earlyAnswers?.() ?? {});
  const lines = copyOf(typed, definition).flatMap((part) => part.lines);
  return (
    <div className="outcome" data-variant="bad" role="alert">
      <p>{definition.texts.failed}</p>
      <pre className="answers-left">
        {lines.map(({ question, answer }) => labeled(question, answer)).join("\n")}
      </pre>
    </div>
  );
}
