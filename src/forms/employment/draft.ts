/**
 * A draft of the application on the applicant's device: kept only if they ask for it, and erased when they send it or
 * after seven days. Tabs share it; the last write wins. The outbox stores sent applications.
 */
import * as v from "valibot";

const KEY = "application-draft";

/** How long a draft is kept after the last change, in ms. */
export const DRAFT_LIFE = 7 * 24 * 60 * 60 * 1000;

const draftSchema = v.object({
  saved: v.number(),
  // A record of unions would cost every applicant half a kilobyte.
  answers: v.custom<Readonly<Record<string, string | readonly string[]>>>(
    (answers) =>
      answers instanceof Object &&
      Object.values(answers)
        .flat()
        .every((answer) => typeof answer === "string"),
  ),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** The draft on this device, if there is one that is readable and not too old. Erases one that is too old. */
export function readDraft(storage: () => Storage, now: number): Draft | undefined {
  try {
    const text = storage().getItem(KEY);
    if (text === null) return undefined;
    const draft = v.parse(draftSchema, JSON.parse(text));
    // Keep a draft that appears to be from the future because the clock was set back.
    if (now - draft.saved < DRAFT_LIFE) return draft;
  } catch {
    // Ignore an unreadable draft.
  }
  eraseDraft(storage);
  return undefined;
}

/** Saves the answers. Returns whether the browser allows it. */
export function keepDraft(storage: () => Storage, draft: Draft): boolean {
  try {
    storage().setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Erases the draft, if any. */
export function eraseDraft(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Storage is blocked, so there is nothing to erase.
  }
}
