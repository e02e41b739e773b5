/** What became of a press on Save, said where nobody can miss it; Keystatic itself only stops its spinner. */
import { useEffect, useState } from "react";

type Report = { readonly saved: boolean; readonly words: string };

export function SaveReport() {
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    const saved = ({ detail }: CustomEvent<Report>) => setReport(detail);
    const submitted = () =>
      // Keystatic judges first and tells its fields, which then show what is wrong.
      window.setTimeout(() => {
        const wrong = [...document.querySelectorAll<HTMLElement>("[aria-invalid]")];
        const [first] = wrong;
        if (!first) return;
        first.closest("details")?.setAttribute("open", "");
        first.focus();
        const fields = wrong.length === 1 ? "1 field" : `${wrong.length} fields`;
        setReport({ saved: false, words: `Not saved: fix ${fields} in the form first.` });
      }, 100);
    const typing = () => setReport(undefined);
    window.addEventListener("editor-save", saved as EventListener);
    document.addEventListener("submit", submitted, true);
    document.addEventListener("input", typing, true);
    return () => {
      window.removeEventListener("editor-save", saved as EventListener);
      document.removeEventListener("submit", submitted, true);
      document.removeEventListener("input", typing, true);
    };
  }, []);
  return (
    <div className="save-report" role={report?.saved === false ? "alert" : "status"}>
      {report && (
        <p className={report.saved ? "saved" : "refused"}>
          {report.words}
          <button type="button" aria-label="Close this message" onClick={() => setReport(undefined)}>
            ✕
          </button>
        </p>
      )}
    </div>
  );
}

/** Listens to Keystatic's saves, and tells `SaveReport` how they went. */
export function reportSaves(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    const address = request[0] instanceof Request ? request[0].url : String(request[0]);
    if (!address.endsWith("/api/keystatic/update")) return response;
    const words = response.ok ? "Saved." : await response.clone().text();
    window.dispatchEvent(new CustomEvent("editor-save", { detail: { saved: response.ok, words } }));
    return response;
  };
}
