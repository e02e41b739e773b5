import { useCallback, useEffect, useRef, useState } from "react";
import { fillIn } from "../shared/form-schema.ts";
import { eraseDraft, keepDraft, readDraft } from "./draft.ts";
import type { EmploymentAnswers } from "./schema.ts";

/** Where drafts are kept. Asking for it throws where storage is blocked. */
const storage = () => window.localStorage;

/** How long after the last change a draft is written, in ms. Leaving the page writes it at once. */
const REST = 300;

/**
 * Keeps a draft as long as the applicant's box is ticked, and puts an earlier one back into fields that are
 * still empty. `box` goes on the checkbox, which is inside the form.
 */
export function useDraft() {
  const [available, setAvailable] = useState(true);
  const [restored, setRestored] = useState<number>();
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef<EmploymentAnswers>(undefined);
  const timer = useRef<number>(undefined);
  /** The content of the draft; saving the same again does not extend its life. */
  const written = useRef("");

  const write = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (!latest.current) return;
    written.current = JSON.stringify(latest.current);
    setAvailable(keepDraft(storage, { saved: Date.now(), answers: latest.current }));
  }, []);

  useEffect(() => {
    const draft = readDraft(storage, Date.now());
    const form = box.current?.form;
    if (!draft || !box.current || !form) return;
    fillIn(form, draft.answers);
    written.current = JSON.stringify(draft.answers);
    box.current.checked = true;
    setRestored(draft.saved);
    box.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);

  // A change still waiting to be written is written when the page goes away.
  useEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) write();
    };
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [write]);

  /** Hears that the answers changed. */
  const note = useCallback(
    (answers: EmploymentAnswers) => {
      latest.current = answers;
      window.clearTimeout(timer.current);
      const due = box.current?.checked && JSON.stringify(answers) !== written.current;
      timer.current = due ? window.setTimeout(write, REST) : undefined;
    },
    [write],
  );

  /** Erases the draft, and with it the wish to keep one. */
  const erase = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    eraseDraft(storage);
    setRestored(undefined);
    if (box.current) box.current.checked = false;
  }, []);

  return {
    box,
    /** Whether this browser lets us keep a draft; true until it refuses. */
    available,
    /** When the draft that was put back had been kept, in ms since 1970. */
    restored,
    note,
    erase,
    /** The box was ticked or cleared. */
    toggle: () => (box.current?.checked ? write() : erase()),
  };
}

export type LiveDraft = ReturnType<typeof useDraft>;
