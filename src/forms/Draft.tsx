import { useId, useState, useSyncExternalStore, type FormEvent, type MouseEvent } from "react";
import { dayAndTime } from "../lib/dates.ts";
import type { FormDefinition } from "./form-content.ts";
import "./draft.css";

type DraftTexts = NonNullable<FormDefinition["draft"]>;

/** Asks whether to keep the answers on this device (`client/typed-answers.ts`). The box is not part of the message. */
export function DraftBox({ texts }: { texts: DraftTexts }) {
  const hint = useId();
  const [available, setAvailable] = useState(true);
  // The listener of `typed-answers.ts` is on the form itself, so it has stored the answers by now, or failed to.
  const look = ({ currentTarget: { dataset } }: FormEvent<HTMLInputElement>) =>
    setAvailable(dataset["keepOnDevice"] !== "failed");
  return (
    <div className="draft">
      <label className="option">
        <input type="checkbox" data-keep-on-device="" onInput={look} aria-describedby={hint} />
        <span>{texts.keep}</span>
      </label>
      <p className="field-hint" id={hint}>
        {texts.hint}
      </p>
      {!available && <p role="alert">{texts.unavailable}</p>}
    </div>
  );
}

/** Says that answers from this device were put back, and offers to erase them. */
export function DraftRestored({ id, texts }: { id: string; texts: DraftTexts }) {
  const saved = useSyncExternalStore(
    onEnd,
    () => document.getElementById(id)?.dataset["savedAt"],
    () => undefined,
  );
  if (saved === undefined) return null;
  const when = dayAndTime(Number(saved), document.documentElement.lang);
  const startAfresh = ({ currentTarget: { form: element } }: MouseEvent<HTMLButtonElement>) => {
    element?.reset();
    element?.dispatchEvent(new Event("input", { bubbles: true }));
    element?.querySelector<HTMLElement>("[name]")?.focus();
  };
  return (
    <div className="draft-restored">
      <output>{texts.restored.replace("{when}", when)}</output>
      <button type="button" className="button button-plain" onClick={startAfresh}>
        {texts.discard}
      </button>
    </div>
  );
}

/** Calls back when a form was reset, or sent with its answers left in it. */
function onEnd(then: () => void): () => void {
  for (const end of ["reset", "sent"]) document.addEventListener(end, then);
  return () => {
    for (const end of ["reset", "sent"]) document.removeEventListener(end, then);
  };
}
