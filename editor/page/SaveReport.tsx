/** Reports the result of a save. Keystatic itself only stops its spinner. */
import { useEffect, useState } from "react";

interface Report {
  readonly saved: boolean;
  readonly message: string;
}

const savedEvent = "editor-save";

export function SaveReport() {
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener(savedEvent, (event) => setReport((event as CustomEvent<Report>).detail), options);
    document.addEventListener("input", () => setReport(undefined), options);
    // Keystatic validates first; then the controls show the errors.
    document.addEventListener(
      "submit",
      () => window.setTimeout(() => reportInvalid(setReport), 100),
      options,
    );
    return () => listeners.abort();
  }, []);
  return (
    <div className="save-report" role={report?.saved === false ? "alert" : "status"}>
      {report && (
        <p className={report.saved ? "saved" : "refused"}>
          {report.message}
          <button type="button" aria-label="Close this message" onClick={() => setReport(undefined)}>
            ✕
          </button>
        </p>
      )}
    </div>
  );
}

/** Moves to the first invalid control, if there is one. */
function reportInvalid(setReport: (report: Report) => void): void {
  const { 0: first, length } = document.querySelectorAll<HTMLElement>("[aria-invalid]");
  if (!first) return;
  first.closest("details")?.setAttribute("open", "");
  first.focus();
  const fields = length === 1 ? "1 field" : `${length} fields`;
  setReport({ saved: false, message: `Not saved: fix ${fields} in the form first.` });
}

/** Listens to Keystatic's saves for `SaveReport`. */
export function reportSaves(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    const address = request[0] instanceof Request ? request[0].url : String(request[0]);
    if (!address.endsWith("/api/keystatic/update")) return response;
    const message = response.ok ? "Saved." : await response.clone().text();
    window.dispatchEvent(new CustomEvent<Report>(savedEvent, { detail: { saved: response.ok, message } }));
    return response;
  };
}
