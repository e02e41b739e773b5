/**
 * A draft of the application on the applicant's own device: only if they ask for it, gone when they send or
 * after seven days. Two tabs share it; the one that wrote last wins. What was sent is the outbox's, not this one's.
 */
import * as v from "valibot";

const KEY = "application-draft";

/** How long a draft is kept after the last change, in ms. */
export const DRAFT_LIFE = 7 * 24 * 60 * 60 * 1000;

const draftSchema = v.object({
  saved: v.number(),
  answers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** The draft on this device; none when there is none, it is too old, or it cannot be read. Erases what is too old. */
export function readDraft(storage: () => Storage, now: number): Draft | undefined {
  try {
    const text = storage().getItem(KEY);
    if (text === null) return undefined;
    const draft = v.parse(draftSchema, JSON.parse(text));
    // A clock that was set back makes a draft look as if it came from the future; it is kept then.
    if (now - draft.saved < DRAFT_LIFE) return draft;
  } catch {
    // Unreadable is as good as none.
  }
  eraseDraft(storage);
  return undefined;
}

/** Keeps the answers. Says whether this browser let us. */
export function keepDraft(storage: () => Storage, draft: Draft): boolean {
  try {
    storage().setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Erases the draft, if there is one. */
export function eraseDraft(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Where storage is blocked there is nothing to erase.
  }
}
