import type { Answers } from "./fields/field.ts";
import { labeled } from "../lib/labels.ts";
import { copyOf } from "./copy.ts";
import type { FormDefinition } from "./form-definition.ts";

interface FormFailureProps {
  readonly definition: FormDefinition;
  readonly answers: Answers;
}

/** Stands in for a form that cannot be drawn: its words for that, with the phone number, and what was typed. */
export function FormFailure({ definition, answers }: FormFailureProps) {
  const lines = copyOf(answers, definition).flatMap((part) => part.lines);
  return (
    <div className="outcome message message-bad" role="alert">
      <p className="message-title">{definition.texts.failed}</p>
      <pre className="typed">{lines.map(({ question, answer }) => labeled(question, answer)).join("\n")}</pre>
    </div>
  );
}
