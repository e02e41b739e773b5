/** Reports the result of a save. Keystatic itself only stops its spinner. */
import { useEffect, useState } from "react";
import type { FieldProblem } from "../form/place.ts";
import type { Refused } from "../server/save.ts";
import { fetchFacility } from "./facility-facts.ts";
import { documentAt } from "./preview-path.ts";
import { Problems } from "./Problems.tsx";
import { RefusalDialog, type Edits, type Refusal } from "./Refusal.tsx";

interface Report {
  readonly saved: boolean;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
}

interface Question {
  readonly refusal: Refusal;
  readonly onAnswer: (edits: Edits | undefined) => void;
}

const savedEvent = "editor-save";
const refusedEvent = "editor-refusal";

export function SaveReport() {
  const [report, setReport] = useState(savedBeforeReload);
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener(savedEvent, (event) => setReport((event as CustomEvent<Report>).detail), options);
    window.addEventListener(
      refusedEvent,
      (event) => setQuestion((event as CustomEvent<Question>).detail),
      options,
    );
    document.addEventListener("input", () => setReport(undefined), options);
    document.addEventListener(
      "submit",
      (event) => {
        // Only its control and the server know that a color can't be read.
        if (document.querySelector("#editor .color [aria-invalid]")) {
          event.preventDefault();
          event.stopPropagation();
        }
        // Keystatic validates first; then the controls show the errors.
        window.setTimeout(() => reportInvalid(setReport), 100);
      },
      options,
    );
    return () => listeners.abort();
  }, []);
  return (
    <>
      <div className="save-report" role={report?.saved === false ? "alert" : "status"}>
        {report && (
          <div className={report.saved ? "report saved" : "report refused"}>
            <div>
              {report.message}
              {report.problems && <Problems problems={report.problems} />}
            </div>
            <button type="button" aria-label="Close this message" onClick={() => setReport(undefined)}>
              ✕
            </button>
          </div>
        )}
      </div>
      {question && (
        <RefusalDialog
          refusal={question.refusal}
          onAnswer={(edits) => {
            setQuestion(undefined);
            question.onAnswer(edits);
          }}
        />
      )}
    </>
  );
}

const reloadKey = "editor-saved";

/** Reads the page again after a save that Keystatic does not know of, and reports it then. */
export function reloadSaved(): void {
  sessionStorage.setItem(reloadKey, "Saved.");
  window.location.reload();
}

function savedBeforeReload(): Report | undefined {
  const message = sessionStorage.getItem(reloadKey);
  sessionStorage.removeItem(reloadKey);
  return message === null ? undefined : { saved: true, message };
}

/** Lists the invalid controls and moves to the first, if there is one. */
function reportInvalid(setReport: (report: Report) => void): void {
  const invalid = [...document.querySelectorAll<HTMLElement>("#editor .keystatic [aria-invalid]")];
  const [first] = invalid;
  if (!first) return;
  for (let parent = first.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  first.focus();
  const file = documentAt(window.location.pathname)?.key ?? "";
  const problems = invalid.map((control) => ({
    file,
    field: [control.closest<HTMLElement>("[data-field]")?.dataset["field"], control.dataset["path"]]
      .filter(Boolean)
      .join("."),
    message: document.querySelector(`#${CSS.escape(control.id)}-message`)?.textContent ?? "",
  }));
  setReport({ saved: false, message: "Not saved. Mend this first:", problems });
}

/** Listens to Keystatic's saves for `SaveReport`, which asks about a save that needs changes elsewhere. */
export function reportSaves(): void {
  const { fetch } = window;
  window.fetch = async (address, init) => {
    if (address !== "/api/keystatic/update") return fetch(address, init);
    const body = JSON.parse(String(init?.body)) as Record<"additions" | "deletions", { path: string }[]>;
    let answer: { readonly mend?: boolean; readonly edits?: Edits } = {};
    for (;;) {
      const response = await fetch(address, { ...init, body: JSON.stringify({ ...body, ...answer }) });
      const { refusal } = response.ok ? ((await response.clone().json()) as { refusal?: Refused }) : {};
      if (!refusal) {
        const message = response.ok ? "Saved." : await response.clone().text();
        tell({ saved: response.ok, message });
        if (response.ok) void fetchFacility();
        return response;
      }
      const own = body.additions.map(({ path }) => path);
      const edits = await ask({ ...refusal, own, deletes: body.deletions.length > 0 });
      if (!edits) {
        tell({ saved: false, message: "Nothing was saved." });
        return new Response(refusal.reason, { status: refusal.status });
      }
      answer = { mend: true, edits: [...(answer.edits ?? []), ...edits] };
    }
  };
}

function tell(detail: Report): void {
  window.dispatchEvent(new CustomEvent(savedEvent, { detail }));
}

function ask(refusal: Refusal): Promise<Edits | undefined> {
  return new Promise((onAnswer) => {
    window.dispatchEvent(new CustomEvent<Question>(refusedEvent, { detail: { refusal, onAnswer } }));
  });
}
