import { useId, type MouseEvent } from "react";
import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import type { LiveDraft } from "./use-draft.ts";

interface DraftBoxProps {
  draft: LiveDraft;
  words: EmploymentTexts["draft"];
}

/** Asks whether to keep a draft on this device. The check box has no name, so it is not part of the application. */
export function DraftBox({ draft: { box, available, toggle }, words }: DraftBoxProps) {
  const hint = useId();
  return (
    <div className="draft">
      <label className="option">
        <input type="checkbox" ref={box} onChange={toggle} aria-describedby={hint} />
        <span>{words.keep}</span>
      </label>
      <p className="field-hint" id={hint}>
        {words.hint}
      </p>
      {!available && <p role="alert">{words.unavailable}</p>}
    </div>
  );
}

/** Says that a draft was restored, and offers to erase it. */
export function DraftRestored({ draft: { restored, erase }, words }: DraftBoxProps) {
  if (restored === undefined) return null;
  const when = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" }).format(restored);
  const startAfresh = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    form?.reset();
    erase();
    form?.dispatchEvent(new Event("input", { bubbles: true }));
    form?.querySelector<HTMLElement>("[name]")?.focus();
  };
  return (
    <div className="draft-restored">
      <output>{words.restored.replace("{when}", when)}</output>
      <button type="button" className="button button-plain" onClick={startAfresh}>
        {words.discard}
      </button>
    </div>
  );
}
