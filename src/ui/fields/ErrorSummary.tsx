import { useEffect, useRef, type MouseEvent } from "react";
import { fieldId } from "./context.ts";

export interface ErrorSummaryLine {
  readonly name: string;
  readonly question: string;
  readonly error: string;
  readonly solved: boolean;
}

interface ErrorSummaryProps {
  /** The id of the form whose fields it links to. */
  form: string;
  problem: string;
  solved: string;
  lines: readonly ErrorSummaryLine[];
}

/** The errors at the last attempt to send, each with a link to its field. Fixed ones are checked off; nothing moves. */
export function ErrorSummary({ form, problem, solved, lines }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, []);
  const allSolved = lines.every((line) => line.solved);
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      ref={box}
      data-solved={allSolved ? "" : undefined}
      aria-labelledby={`${form}-summary`}
    >
      <p className="error-summary-title" id={`${form}-summary`}>
        {allSolved ? solved : problem}
      </p>
      <ul className="error-summary-items">
        {lines.map(({ name, question, error, solved: done }) => (
          <li key={name} data-solved={done ? "" : undefined}>
            <a href={`#${fieldId(form, name)}`} onClick={goToField}>
              <span className="error-summary-question">{asked(question)}</span> {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds a colon to the question: "Name:", but "Baseball or softball?". */
function asked(question: string) {
  return question.endsWith("?") ? question : `${question}:`;
}

/** Focuses the field and scrolls to its question, without a new entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  // The group has the context; if it is higher than the window, the field itself stays in view.
  const group = target.closest(".field-group") ?? target.closest(".field") ?? target;
  group.scrollIntoView({ block: "start" });
  target.scrollIntoView({ block: "nearest" });
}
