import type { Answers } from "../lib/form-fields.ts";
import { copyAsText, copyOf } from "./copy.ts";
import type { FormDefinition } from "./form-content.ts";

interface SentCopyProps {
  answers: Answers;
  form: FormDefinition;
  texts: NonNullable<FormDefinition["copy"]>;
}

/** The visitor's copy of what was sent, to print or save. Kept only in this page's memory. */
export function SentCopy({ answers, form, texts }: SentCopyProps) {
  const parts = copyOf(answers, form);
  const { title, lead, print, save, file, empty } = texts;
  return (
    <section className="sent-copy" aria-labelledby="sent-copy-title">
      <h2 id="sent-copy-title">{title}</h2>
      <p className="no-print">{lead}</p>
      <div className="sent-copy-actions no-print">
        <button type="button" className="button button-primary" onClick={() => window.print()}>
          {print}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() =>
            saveAs(
              `${file}.txt`,
              copyAsText(parts, document.querySelector("h1")?.textContent ?? title, empty),
            )
          }
        >
          {save}
        </button>
      </div>
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

/** How long to keep the file's URL, in ms: a browser may start the download well after the click. */
const FETCHED = 10_000;

/** Saves a text as a file. */
function saveAs(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED);
}
