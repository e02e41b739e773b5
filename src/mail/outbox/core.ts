import { LARGEST, sizeOf } from "../send.ts";
import type { SendResult } from "../send-result.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Platform } from "./platform.ts";
import { newMessage, type QueuedMessage, type State, type Submission } from "./queued-message.ts";
import { createQueueWorker } from "./queue-worker.ts";
import { enqueue, retryNow } from "./schedule.ts";
import { failed } from "./step.ts";

export interface Receipt {
  /** The message; for a duplicate, the one that was already there. */
  readonly message: QueuedMessage;
  /**
   * Whether it is on the disk, and no trouble is known. If not, the form must not thank before the message is
   * delivered, and it keeps the answers.
   */
  readonly isSafe: boolean;
  /** Whether the same message was already there. It is not sent twice, but retried if it was in trouble. */
  readonly isDuplicate: boolean;
  /** The result of the first attempt. Only `{ is: "accepted" }` means sent. Never rejects. */
  readonly result: Promise<SendResult>;
}

/** The outbox on a given platform. docs/outbox.md lists its guarantees. */
export function createOutbox(platform: Platform) {
  const { store } = platform;
  const worker = createQueueWorker(platform);

  return {
    wake: worker.wake,
    reconnect: worker.reconnect,

    /** Stores a message and starts sending it. Resolves once it is stored, or cannot be. Never rejects. */
    async submit(submission: Submission): Promise<Receipt> {
      const { form, params, repeat } = submission;
      const now = platform.now();
      const queued = newMessage(platform.unique(), submission, fingerprint(form, params), now);
      const fresh =
        sizeOf(params) > LARGEST ? failed({ ...queued, lastResult: { is: "too-large" } }, now) : queued;
      const enqueued = await store.enqueue((messages) => enqueue(messages, fresh, platform.now(), repeat));
      const { message } = enqueued;
      const result = worker.result(message.id);
      void worker.wake();
      return { ...enqueued, isSafe: message.isStored && !message.isTrouble, result };
    },

    /** Attempts a message now, on the visitor's request. */
    async retry(id: string): Promise<void> {
      await store.change(id, (message) => retryNow(message, platform.now())).catch(() => undefined);
      await worker.retry(id);
    },

    /**
     * Deletes a message on the visitor's request, maybe during an attempt. Returns its last state. A message that was
     * sent meanwhile has no text left and is kept. Rejects if the disk does not erase it.
     */
    async delete(id: string): Promise<State | undefined> {
      let state: State | undefined;
      try {
        await store.change(id, (message) => {
          state = message.state;
          return message.state === "sent" ? message : undefined;
        });
      } finally {
        void worker.wake();
      }
      return state;
    },

    /** Records that the visitor was shown that this message failed, so that it can expire. */
    async seen(id: string): Promise<void> {
      const seenNow = (message: QueuedMessage): QueuedMessage =>
        message.state === "failed" && !message.seenAt ? { ...message, seenAt: platform.now() } : message;
      await store.change(id, seenNow).catch(() => undefined);
    },
  };
}
