import * as rules from "./rules.ts";
import type { Platform } from "./platform.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { StatusStore } from "./status-store.ts";

export type SharedMessages = ReturnType<typeof createSharedMessages>;

/**
 * The messages of all pages: this page records each change that it makes, and announces it to the others. What it
 * leaves as it is, or does not find, is not announced: two pages would answer each other without end.
 */
export function createSharedMessages({ store, now, announce }: Platform, statusStore: StatusStore) {
  /** Records a change for this page, and announces it to the others. */
  function recordAndAnnounce(message: QueuedMessage | undefined): void {
    if (message) statusStore.record([message]);
    const hasEnded = message?.state === "sent" || message?.state === "deleted";
    announce(hasEnded ? message : undefined);
  }

  return {
    /**
     * As in the store. If the disk does not take the change, it is one of what this page knows of the message by then,
     * because a slow disk refuses late, or of `fallback`; rejects without a fallback.
     */
    async change(
      id: string,
      to: (message: QueuedMessage) => QueuedMessage | undefined,
      fallback?: QueuedMessage,
    ): Promise<QueuedMessage | undefined> {
      const latest = fallback && (() => statusStore.statuses().byId.get(id)?.message ?? fallback);
      let before: QueuedMessage | undefined;
      const changeFound = (message: QueuedMessage) => {
        before = message;
        return to(message);
      };
      const changed = await store.change(id, changeFound, latest);
      if (changed !== before) recordAndAnnounce(changed);
      return changed;
    },

    /** Stores a message, unless it is a duplicate. Never rejects. */
    async enqueue(fresh: QueuedMessage, repeat: boolean): Promise<rules.Enqueued> {
      const readNumber = statusStore.nextReadNumber();
      let found: readonly QueuedMessage[] = [];
      const enqueued = await store.enqueue((messages) => {
        found = messages;
        return rules.enqueue(messages, fresh, now(), repeat);
      });
      const { message } = enqueued;
      // A duplicate that stays as it is was only read, and a slow disk may know less than this page does by then.
      if (found.includes(message)) statusStore.record([message], false, readNumber);
      else recordAndAnnounce(message);
      return enqueued;
    },

    recordAndAnnounce,
    all: store.all,
    isSentButNotOnDisk: store.isSentButNotOnDisk,
  };
}
