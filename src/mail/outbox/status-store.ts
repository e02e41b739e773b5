import type { QueuedMessage } from "./queued-message.ts";
import { nothingKnown, statusesAfter, withoutStatus, type Statuses } from "./status.ts";

export type StatusStore = ReturnType<typeof createStatusStore>;

/** What this page knows of its messages. It learns, and tells whoever has subscribed. */
export function createStatusStore(now: () => number) {
  const listeners = new Set<() => void>();
  let statuses = nothingKnown;
  /** Counts what this page has learned: a change when it is done, all messages when the page begins to read them. */
  let lessons = 0;

  const beginLesson = (): number => ++lessons;

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

    /** The number of a lesson that takes time. */
    beginLesson,

    /** Takes note of messages; with `isComplete`, there are no others. */
    learn(messages: readonly QueuedMessage[], isComplete = false, lesson = beginLesson()): void {
      replace(statusesAfter(statuses, { messages, isComplete, lesson }, now()));
    },

    forget: (id: string): void => replace(withoutStatus(statuses, id)),
  };
}
