import * as rules from "./rules.ts";
import type { Platform } from "./platform.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { StatusStore } from "./status-store.ts";

export type SharedMessages = ReturnType<typeof createSharedMessages>;

/**
 * The messages of all pages: this page takes note of each change that it makes, and announces it to the others. What it
 * leaves as it is, or does not find, is not announced: two pages would answer each other without end.
 */
export function createSharedMessages({ store, now, announce }: Platform, known: StatusStore) {
  /** Takes note of a change, and announces it. */
  function recordAndAnnounce(message: QueuedMessage | undefined): void {
    if (message) known.record([message]);
    const hasEnded = message?.state === "sent" || message?.state === "deleted";
    announce(hasEnded ? message : undefined);
  }

  return {
    /**
     * As in the store. If the disk does not take the change, it is one of `mine`, or of what this page knows of the
     * message by then: a slow disk refuses late. Without `mine`, the change is rejected.
     */
    async change(
      id: string,
      to: (message: QueuedMessage) => QueuedMessage | undefined,
      mine?: QueuedMessage,
    ): Promise<QueuedMessage | undefined> {
      const latest = mine && (() => known.statuses().byId.get(id)?.message ?? mine);
      let before: QueuedMessage | undefined;
      const changeNoted = (message: QueuedMessage) => to((before = message));
      const changed = await store.change(id, changeNoted, latest);
      if (changed !== before) recordAndAnnounce(changed);
      return changed;
    },

    /** Stores a message, unless it is a duplicate. Never rejects. */
    async enqueue(fresh: QueuedMessage, repeat: boolean): Promise<rules.Enqueued> {
      const enqueued = await store.enqueue((messages) => rules.enqueue(messages, fresh, now(), repeat));
      recordAndAnnounce(enqueued.message);
      return enqueued;
    },

    recordAndAnnounce,
    all: store.all,
    isSentUnnoted: store.isSentUnnoted,
  };
}
