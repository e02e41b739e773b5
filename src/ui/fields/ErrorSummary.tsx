import { useEffect, useRef } from "react";
import { withColon } from "../../lib/labels.ts";
import { fieldId } from "./context.ts";

export interface ErrorSummaryLine {
  readonly name: string;
  readonly question: string;
  readonly error: string;
  readonly solved: boolean;
}

interface ErrorSummaryProps {
  /** The id of the form whose fields it links to. */
  readonly form: string;
  readonly problem: string;
  readonly solved: string;
  readonly lines: readonly ErrorSummaryLine[];
  /** Whether the visitor has just tried to send, and is led here; true once. */
  readonly claimResult: () => boolean;
}

/** The errors at the last attempt to send, each with a link to its field. Fixed ones are checked off; nothing moves. */
export function ErrorSummary({ form, problem, solved, lines, claimResult }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!claimResult()) return;
    scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, [claimResult]);
  const allSolved = lines.every((line) => line.solved);
  return (
    <div
      className="error-summary message message-bad"
      role="alert"
      tabIndex={-1}
      ref={box}
      data-solved={allSolved ? "" : undefined}
      aria-labelledby={`${form}-summary`}
    >
      <p className="message-title" id={`${form}-summary`}>
        {allSolved ? solved : problem}
      </p>
      <ul className="error-summary-items grid">
        {lines.map(({ name, question, error, solved: done }) => (
          <li key={name} data-solved={done ? "" : undefined}>
            <a
              href={`#${fieldId(form, name)}`}
              onClick={(event) => {
                if (goTo(fieldId(form, name))) event.preventDefault();
              }}
            >
              {!isNamedIn(error, question) && (
                <span className="error-summary-question">{withColon(question)}</span>
              )}{" "}
              <span>{error}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether an error says which question it is about, as "Name is required" does. */
function isNamedIn(error: string, question: string) {
  return error.toLowerCase().includes(question.toLowerCase());
}

/**
 * Focuses a field and scrolls to its question, without a new entry in the browser's history. False without the field.
 */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  target.focus({ preventScroll: true });
  // The group has the context; if it is higher than the window, the field itself stays in view.
  const group = target.closest(".field-group") ?? target.closest(".field") ?? target;
  group.scrollIntoView({ block: "start" });
  target.scrollIntoView({ block: "nearest" });
  return true;
}
