import { LARGEST, sizeOf } from "../send.ts";
import type { SendResult } from "../send-result.ts";
import { createQueueWorker } from "./queue-worker.ts";
import type { FormName } from "../../form-names.ts";
import { isTrouble, newMessage, type QueuedMessage, type Params, type State } from "./queued-message.ts";
import { fingerprint } from "./fingerprint.ts";
import { enqueue, retryNow } from "./schedule.ts";
import type { Platform } from "./platform.ts";

export interface Submission {
  readonly form: FormName;
  readonly params: Params;
  /** The visitor wants to send the same message a second time. */
  readonly repeat?: boolean;
}

export interface Receipt {
  /** The stored message; for a duplicate, the one that was already stored. */
  readonly message: QueuedMessage;
  /** Whether an attempt has already failed. Then the form must not thank. */
  readonly trouble: boolean;
  readonly stored: "disk" | "memory";
  /** Whether the same message was already stored. It is not sent twice, but retried if it was in trouble. */
  readonly duplicate: boolean;
  /** The result of the first attempt. Only `{ is: "accepted" }` means sent. Never rejects. */
  readonly result: Promise<SendResult>;
}

/** The outbox on a given platform. docs/outbox.md lists its guarantees. */
export function createOutbox(platform: Platform) {
  const { store } = platform;
  const { wake, reconnect, result } = createQueueWorker(platform);

  return {
    wake,
    reconnect,

    /** Stores a message and starts sending it. Resolves once it is stored; the form must not thank before that. */
    async submit({ form, params, repeat }: Submission): Promise<Receipt> {
      const now = platform.now();
      const queued = newMessage(platform.unique(), form, params, fingerprint(form, params), now);
      const failed = { state: "failed", last: { is: "too-large" }, judged: now, closed: now } as const;
      const fresh: QueuedMessage = sizeOf(params) > LARGEST ? { ...queued, ...failed } : queued;
      const { message, duplicate, stored } = await store.enqueue((others) =>
        enqueue(others, fresh, platform.now(), repeat),
      );
      const first = result(message.id);
      void wake();
      return { message, trouble: isTrouble(message), stored, duplicate, result: first };
    },

    /** Attempts a message now, on the visitor's request. */
    async retry(id: string): Promise<void> {
      await store.change(id, (message) => retryNow(message, platform.now()));
      await wake();
    },

    /**
     * Deletes a message on the visitor's request, maybe during an attempt. Returns its last state. A message that was
     * sent meanwhile has no text left and is kept.
     */
    async delete(id: string): Promise<State | undefined> {
      let state: State | undefined;
      await store.change(id, (message) => {
        state = message.state;
        return message.state === "sent" ? message : undefined;
      });
      void wake();
      return state;
    },

    /** Records that the visitor was shown that this message failed, so that it can expire. */
    async seen(id: string): Promise<void> {
      await store.change(id, (message) =>
        message.state === "failed" && !message.seen ? { ...message, seen: platform.now() } : message,
      );
    },
  };
}
