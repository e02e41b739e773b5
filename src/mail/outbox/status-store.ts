import type { QueuedMessage } from "./queued-message.ts";
import { nothingKnown, statusesAfter, withoutStatus, type Statuses } from "./status.ts";

export type StatusStore = ReturnType<typeof createStatusStore>;

/** Holds what this page knows of its messages, and tells its subscribers of each change. */
export function createStatusStore(now: () => number) {
  const listeners = new Set<() => void>();
  let statuses = nothingKnown;
  /** Orders reads and changes, so that a slow read does not overwrite what is newer. */
  let lastReadNumber = 0;

  /** The number of a read that begins, or of a change that is done. */
  const nextReadNumber = (): number => ++lastReadNumber;

  function replace(next: Statuses): void {
    statuses = next;
    for (const listener of listeners) listener();
  }

  return {
    /** What this page knows; the same object until something changes. */
    statuses: (): Statuses => statuses,

    /** Calls back whenever `statuses` changes, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    nextReadNumber,

    /** Records messages; with `isComplete`, there are no others. A read got its number before it began. */
    record(messages: readonly QueuedMessage[], isComplete = false, readNumber = nextReadNumber()): void {
      replace(statusesAfter(statuses, { messages, isComplete, readNumber }, now()));
    },

    forget: (id: string): void => replace(withoutStatus(statuses, id)),
  };
}
