import { nextState, untouched, type FormAction } from "./state.ts";

/** What is noted while a form is used. No part of its state, because nothing that is drawn depends on it. */
interface Notes {
  /** Whether a message is on its way to the outbox. */
  readonly isSubmitting: boolean;
  /** When answers were last sent or cleared, if nothing was typed since. */
  readonly sentOrClearedAt: number;
  /** Whether the visitor waits for the result of the last press, which takes the focus once it is shown. */
  readonly awaitsResult: boolean;
  /** The form was reset, and nothing has been typed since: leaving a field does not count as an answer. */
  readonly isReset: boolean;
}

/** What a form knows besides its answers. */
export type FormMemory = ReturnType<typeof createMemory>;

/** Keeps what a form knows outside of its drawing, which can be made anew at any time. */
export function createMemory() {
  let state = untouched;
  let notes: Notes = { isSubmitting: false, sentOrClearedAt: -Infinity, awaitsResult: false, isReset: false };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    dispatch(action: FormAction): void {
      state = nextState(state, action);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notes: () => notes,
    note(changed: Partial<Notes>): void {
      notes = { ...notes, ...changed };
    },
  };
}
