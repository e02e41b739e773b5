/** The page of the site beside the form: as it would be with what the form says now, before anything is saved. */
import { useEffect, useRef, useState } from "react";
import { draftAt } from "./keystatic-draft.ts";
import type { FacilityFacts } from "./facility-context.ts";
import { documentAt, documentOf, previewPath } from "./preview-path.ts";

type State =
  | { readonly phase: "same" }
  | { readonly phase: "draft" }
  | { readonly phase: "waiting"; readonly reason: string };

/** How often the form is looked at, in milliseconds. */
const interval = 600;

interface Props {
  readonly facility: FacilityFacts;
  /** Where the site answers. */
  readonly origin: string;
}

export function Preview({ facility, origin }: Props) {
  const [path, setPath] = useState("/");
  const [state, setState] = useState<State>({ phase: "same" });
  const [wide, setWide] = useState(false);
  const seen = useRef({ document: "", draft: 0 });

  useEffect(() => {
    let over = false;
    const look = async () => {
      const document = documentAt(window.location.pathname);
      const key = document?.key ?? "";
      if (key !== seen.current.document) {
        seen.current = { document: key, draft: -1 };
        setPath(previewPath(key, facility));
      }
      const draft = await draftAt(document?.draft ?? []);
      const savedAt = draft?.savedAt.getTime() ?? 0;
      if (savedAt === seen.current.draft) return;
      seen.current.draft = savedAt;
      const files = [...(draft?.files ?? [])].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]);
      const response = await fetch("/editor/draft", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ files }),
      });
      const words = await response.text();
      if (!response.ok) {
        setState({ phase: "waiting", reason: words });
        return;
      }
      setState({ phase: draft ? "draft" : "same" });
      const [file] = files[0] ?? [];
      if (key.endsWith("/")) setPath(previewPath(file === undefined ? key : documentOf(file), facility));
    };
    const next = () => {
      look()
        .catch(() => undefined)
        .finally(() => {
          if (!over) timer = window.setTimeout(next, interval);
        });
    };
    let timer = window.setTimeout(next, 0);
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [facility]);

  return (
    <section className="preview" aria-label="Preview" data-phase={state.phase}>
      <header>
        <label>
          Preview{" "}
          <select value={path} onChange={(event) => setPath(event.target.value)}>
            {!facility.addresses.some((each) => each.path === path) && <option value={path}>{path}</option>}
            {facility.addresses.map((each) => (
              <option key={each.path} value={each.path}>
                {each.title} ({each.path})
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setWide(!wide)}>
          {wide ? "Phone view" : "Computer view"}
        </button>
        <a href={`${origin}${path}`} target="_blank" rel="noreferrer">
          Open
        </a>
      </header>
      <output className="state">
        {state.phase === "same" && "This is the saved page."}
        {state.phase === "draft" && "This is the page with your changes. They're not saved yet."}
        {state.phase === "waiting" && "The preview updates once the form is in order."}
      </output>
      {state.phase === "waiting" && <pre className="reason">{state.reason}</pre>}
      <div className={wide ? "screen computer" : "screen"}>
        {/* A frame of its own for each page: a reload meant for the last one cannot hold up the next. */}
        <iframe key={path} title="The page" src={`${origin}${path}`} />
      </div>
    </section>
  );
}
