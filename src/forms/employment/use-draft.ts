import { useCallback, useEffect, useRef, useState } from "react";
import { fillIn } from "../shared/form-schema.ts";
import { eraseDraft, keepDraft, readDraft } from "./draft.ts";
import type { EmploymentAnswers } from "./schema.ts";

/** The storage for drafts. Throws if storage is blocked. */
const storage = () => window.localStorage;

/** How long after the last change to save the draft, in ms. Leaving the page saves it at once. */
const REST = 300;

/**
 * Keeps a draft while the check box is checked, and restores an earlier one into fields that are still empty. `box` is
 * the ref of the check box inside the form.
 */
export function useDraft() {
  const [available, setAvailable] = useState(true);
  const [restored, setRestored] = useState<number>();
  const box = useRef<HTMLInputElement>(null);
  const latest = useRef<EmploymentAnswers>(undefined);
  const timer = useRef<number>(undefined);
  /** The content of the draft. Saving the same content again does not extend its life. */
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

  // When the page is hidden, save a pending change.
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

  /** Schedules a save after the answers change. */
  const note = useCallback(
    (answers: EmploymentAnswers) => {
      latest.current = answers;
      window.clearTimeout(timer.current);
      const due = box.current?.checked && JSON.stringify(answers) !== written.current;
      timer.current = due ? window.setTimeout(write, REST) : undefined;
    },
    [write],
  );

  const erase = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    eraseDraft(storage);
    setRestored(undefined);
    if (box.current) box.current.checked = false;
  }, []);

  return {
    box,
    /** Whether the browser can store a draft; true until it fails. */
    available,
    /** When the restored draft was saved, in ms since 1970. */
    restored,
    note,
    erase,
    /** Call when the box is checked or cleared. */
    toggle: () => (box.current?.checked ? write() : erase()),
  };
}

export type LiveDraft = ReturnType<typeof useDraft>;
