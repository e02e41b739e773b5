import type { Answers } from "../fields/field.ts";
import { copyOf } from "../copy.ts";
import type { FormDefinition } from "../form-definition.ts";

interface SentCopyProps {
  readonly answers: Answers;
  readonly definition: FormDefinition;
  readonly texts: NonNullable<FormDefinition["copy"]>;
}

/** The visitor's copy of what was sent, to print. Kept only in this page's memory. */
export function SentCopy({ answers, definition, texts }: SentCopyProps) {
  const parts = copyOf(answers, definition);
  const { title, lead, print, empty } = texts;
  return (
    <section className="sent-copy frame" aria-labelledby="sent-copy-title">
      <h2 id="sent-copy-title">{title}</h2>
      <p className="no-print">{lead}</p>
      <p className="no-print">
        <button type="button" className="button button-primary" onClick={() => window.print()}>
          {print}
        </button>
      </p>
      {parts.map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          {part.lines.length === 0 && <p>{empty}</p>}
          <dl>
            {part.lines.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
