/** Shows the page of the site that is being edited, with the unsaved changes. */
import { useEffect, useRef, useState } from "react";
import type { FieldProblem } from "../form/place.ts";
import { documentOf } from "../../src/content/schema/registry.ts";
import type { FacilityFacts } from "../server/facility.ts";
import type { Refused } from "../server/save.ts";
import { useFacility } from "./facility-facts.ts";
import { draftAt } from "./keystatic-draft.ts";
import { documentAt, previewPath } from "./preview-path.ts";
import { Problems } from "./Problems.tsx";

type State =
  | { readonly phase: "saved" }
  | { readonly phase: "draft" }
  | { readonly phase: "invalid"; readonly problems: readonly FieldProblem[] };

/** How often to read the draft, in ms. */
const interval = 600;

export function Preview({ origin }: { readonly origin: string }) {
  /** With the unsaved changes. */
  const [facility, setFacility] = useState(useFacility());
  const [path, setPath] = useState("/");
  const [state, setState] = useState<State>({ phase: "saved" });
  const [wide, setWide] = useState(false);
  const seen = useRef({ document: "", draft: 0, facility });

  useEffect(() => {
    let timer = 0;
    const update = async () => {
      const document = documentAt(window.location.pathname);
      const key = document?.key ?? "";
      const now = previewPath(key, facility);
      let moved = now === previewPath(key, seen.current.facility) ? undefined : now;
      if (key !== seen.current.document) {
        seen.current = { document: key, draft: -1, facility };
        moved = now;
      }
      seen.current.facility = facility;
      try {
        const created = await showDraft(key, await draftAt(document?.draft ?? []));
        if (key === seen.current.document) moved = created ?? moved;
      } finally {
        // Only now: a frame that loads while its page changes would miss the change.
        if (moved !== undefined) setPath(moved);
      }
    };
    /** Returns the page of an entry that was created. */
    const showDraft = async (key: string, draft: Awaited<ReturnType<typeof draftAt>>) => {
      const savedAt = draft?.savedAt.getTime() ?? 0;
      if (savedAt === seen.current.draft) return undefined;
      seen.current.draft = savedAt;
      const files = [...(draft?.files ?? [])].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]);
      // A new entry without a name has no file yet.
      if (key.endsWith("/") && !files.every(([file = ""]) => /^[^/]+\/[^/.]+\.\w+$/u.test(file))) {
        setState({ phase: "invalid", problems: [] });
        return undefined;
      }
      const response = await fetch("/editor/draft", { method: "POST", body: JSON.stringify({ files }) });
      const answer = (await response.json()) as {
        readonly refusal?: Pick<Refused, "problems">;
        readonly facility: FacilityFacts;
      };
      if (answer.refusal) {
        setState({ phase: "invalid", problems: answer.refusal.problems });
        return undefined;
      }
      setState({ phase: draft ? "draft" : "saved" });
      setFacility(answer.facility);
      if (!key.endsWith("/")) return undefined;
      const [file] = files[0] ?? [];
      return previewPath(file === undefined ? key : documentOf(file), answer.facility);
    };
    let unmounted = false;
    const loop = () =>
      update()
        .catch(() => undefined)
        .finally(() => {
          if (!unmounted) timer = window.setTimeout(loop, interval);
        });
    void loop();
    return () => {
      unmounted = true;
      window.clearTimeout(timer);
    };
  }, [facility]);

  // What loads while the preview's server restarts, as it does for a new page, may be missing or lack its scripts.
  const [restarts, setRestarts] = useState(0);
  useEffect(() => {
    const events = new EventSource("/editor/restarts");
    events.addEventListener("message", () => setRestarts((before) => before + 1));
    return () => events.close();
  }, []);

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
        <button type="button" className="outlined" onClick={() => setWide(!wide)}>
          {wide ? "Phone view" : "Computer view"}
        </button>
        <a href={`${origin}${path}`} target="_blank" rel="noreferrer">
          Open
        </a>
      </header>
      <output>
        {state.phase === "saved" && "This is the saved page."}
        {state.phase === "draft" && "This is the page with your changes. They're not saved yet."}
        {state.phase === "invalid" && "The preview updates once the form is in order."}
      </output>
      {state.phase === "invalid" && <Problems problems={state.problems} />}
      <div className={wide ? "screen computer" : "screen"}>
        {/* A new frame for each page, so that a reload of the last one can't delay the next. */}
        <iframe key={`${path} ${restarts}`} title="The page" src={`${origin}${path}`} />
      </div>
    </section>
  );
}
