import { LARGEST, sizeOf } from "../send.ts";
import { LONGEST_SENDING } from "../timing.ts";
import type { Platform } from "./platform.ts";
import { messagesIn, newMessage, type QueuedMessage, type Submission } from "./queued-message.ts";
import * as rules from "./rules.ts";
import { createSender } from "./sender.ts";
import { createSharedMessages } from "./shared-messages.ts";
import { createStatusStore } from "./status-store.ts";

/**
 * The outbox on a given platform: what its visitor and the other pages ask of it. docs/outbox.md lists its guarantees.
 */
export function createOutbox(platform: Platform) {
  const { now } = platform;
  const statusStore = createStatusStore(now);
  const messages = createSharedMessages(platform, statusStore);
  const { wake, isSending } = createSender(platform, messages, statusStore);
  const { statuses, subscribe } = statusStore;

  /** Reads what other pages have changed. Needs no lock, which the page has that is sending. */
  async function refresh(): Promise<void> {
    const readNumber = statusStore.nextReadNumber();
    const { messages: found, isComplete } = await messages.all();
    // What is gone may have been delivered by the attempt whose answer this page waits for.
    statusStore.record(found, isComplete && !isSending(), readNumber);
  }

  /** Changes a message; `fallback` if the disk does not take it. If neither works, nothing happens. */
  async function tryChange(
    id: string,
    to: (message: QueuedMessage, now: number) => QueuedMessage,
    fallback?: QueuedMessage,
  ): Promise<void> {
    await messages.change(id, (message) => to(message, now()), fallback).catch(() => undefined);
  }

  /** Stores a message. A visitor who waits too long for the result is told that it is not delivered yet. */
  async function enqueue(fresh: QueuedMessage, repeat: boolean): Promise<rules.Enqueued> {
    let { id } = fresh;
    platform.alarm(LONGEST_SENDING, () => void endWaiting(id));
    const enqueued = await messages.enqueue(fresh, repeat);
    // The visitor may have written it before.
    id = enqueued.message.id;
    return enqueued;
  }

  async function endWaiting(id: string): Promise<void> {
    const status = statuses().byId.get(id);
    if (status?.outcome !== "coming" && status?.outcome !== "trouble") return;
    const overdue = rules.markOverdue(status.message);
    // Before it is on the disk, which may be slow.
    if (overdue !== status.message) statusStore.record([overdue]);
    // What only this page calls trouble, because of a pause or a changed clock, is stored, too.
    await tryChange(id, rules.markOverdue, overdue);
  }

  /** Sends a message again that this page still knows, but the device has lost. */
  async function restore(lost: QueuedMessage): Promise<void> {
    const { id } = lost;
    // What became of its attempts begins anew.
    const { lastResult: _result, params = {}, ...rest } = lost;
    const { message } = await enqueue(newMessage(id, { ...rest, params }, now()), false);
    // The visitor has written it again meanwhile.
    if (message.id !== id) statusStore.forget(id);
  }

  return {
    wake,
    isSending,
    statuses,
    subscribe,

    /** Records what another page has announced, which may be of another version of the site. */
    async onAnnouncement(ended?: unknown): Promise<void> {
      const known = messagesIn([ended]);
      if (known.length > 0) statusStore.record(known);
      await refresh();
    },

    /**
     * Stores a message and starts sending it; with `repeat`, also if it was sent before. Resolves once it is stored, or
     * cannot be. Never rejects.
     */
    async submit(submission: Submission, repeat = false): Promise<rules.Enqueued> {
      const queued = newMessage(platform.unique(), submission, now());
      const isTooLarge = sizeOf(submission.params) > LARGEST;
      const fresh = isTooLarge ? rules.failed({ ...queued, lastResult: "too-large" }, now()) : queued;
      const enqueued = await enqueue(fresh, repeat);
      void wake();
      return enqueued;
    },

    /** Attempts a message now, on the visitor's request. */
    async retry(id: string): Promise<void> {
      const status = statuses().byId.get(id);
      if (status?.outcome === "lost") await restore(status.message);
      else await tryChange(id, rules.retryNow, status?.message);
      await wake();
    },

    /** Deletes a message on the visitor's request, maybe during an attempt. It stays if the disk does not erase it. */
    async delete(id: string): Promise<void> {
      await tryChange(id, rules.deleted);
      await refresh();
      await wake();
    },

    /** Records that the visitor was shown that this message failed, so that it can expire. */
    seen: (id: string): Promise<void> => tryChange(id, rules.seen),
  };
}
