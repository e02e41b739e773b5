import type { Answers } from "../lib/form-fields.ts";
import { copyOf } from "./copy.ts";
import type { FormDefinition } from "./form-content.ts";

/** Stands in for a form that cannot be drawn: its words for that, with the phone number, and what was typed. */
export function FormFailure({ form, answers }: { form: FormDefinition; answers: Answers }) {
  const lines = copyOf(answers, form).flatMap((part) => part.lines);
  return (
    <div className="outcome" data-variant="bad" role="alert">
      <p>{form.texts.failed}</p>
      <pre className="answers-left">
        {lines.map(({ question, answer }) => `${question}: ${answer}`).join("\n")}
      </pre>
    </div>
  );
}
