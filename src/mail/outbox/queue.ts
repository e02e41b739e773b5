import { LARGEST, sizeOf, type SendResult } from "../send.ts";
import { CRASHED_AFTER, LOOK_AGAIN, LOOK_AGAIN_AFTER_ERROR } from "../timing.ts";
import type { MessageStore } from "./message-store.ts";
import { newMessage, type QueuedMessage, type Submission } from "./queued-message.ts";
import * as rules from "./rules.ts";

/** Everything that the outbox needs from the browser. The simulation has its own implementation. */
export interface Platform {
  readonly store: MessageStore;
  /** Runs the work while no other tab does. */
  withLock(work: () => Promise<void>): Promise<void>;
  send(message: QueuedMessage): Promise<SendResult>;
  /** In ms since 1970; may jump. */
  now(): number;
  /** A unique text; no other call returns it on any page. */
  unique(): string;
  online(): boolean;
  /** Calls back once after this many ms, regardless of clock changes. Returns a function that cancels it. */
  alarm(ms: number, callback: () => void): () => void;
  /** Receives the messages whenever they are read or changed; without `isComplete`, the disk's could not be read. */
  changed(messages: readonly QueuedMessage[], isComplete: boolean): void;
}

/**
 * The outbox on a given platform: stores messages and sends them, one at a time and from one tab at a time.
 * docs/outbox.md lists its guarantees.
 */
export function createOutbox(platform: Platform) {
  const { store } = platform;
  /** Changes a message, if the disk or this page knows of it. */
  const change: MessageStore["change"] = (...args) => store.change(...args).catch(() => undefined);
  let running: Promise<void> = Promise.resolve();
  let cancelAlarm: (() => void) | undefined;

  /** Sends the messages that are due, then sleeps until the next is. Call it whenever something may have changed. */
  function wake(): Promise<void> {
    running = running
      .then(() => platform.withLock(sendWhatIsDue))
      .catch((error: unknown) => {
        console.error("outbox:", error);
        wakeIn(LOOK_AGAIN_AFTER_ERROR);
      });
    return running;
  }

  function wakeIn(ms: number): void {
    cancelAlarm?.();
    cancelAlarm = platform.alarm(ms, () => void wake());
  }

  async function sendWhatIsDue(): Promise<void> {
    const { messages, isComplete } = await current();
    const now = platform.now();
    const next = rules.pick(messages, now, platform.online());
    if (next && next.at <= now) {
      await attempt(next.message);
      return sendWhatIsDue();
    }
    const isSending = messages.some(({ state }) => state === "sending");
    const limit = isSending ? CRASHED_AFTER : isComplete ? LOOK_AGAIN : LOOK_AGAIN_AFTER_ERROR;
    if (messages.length > 0 || !isComplete) wakeIn(Math.min((next?.at ?? Infinity) - now, limit));
  }

  /** The messages, after closing crashed attempts, marking delayed messages and erasing expired ones. */
  async function current() {
    const { messages: found, isComplete } = await store.all();
    const now = platform.now();
    const update = (message: QueuedMessage): QueuedMessage | undefined => {
      const isCrashed = rules.isCrashed(message, now);
      const ended = isCrashed ? rules.step(message, { is: "crash" }, now) : message;
      const kept = ended && rules.tidy(ended, now);
      return kept && rules.markDelayed(kept, found, now);
    };
    const messages: QueuedMessage[] = [];
    for (const message of found) {
      const updated = update(message);
      // What the disk does not note now is noted with the next attempt.
      const noted =
        updated === message ? message : await store.change(message.id, update).catch(() => updated);
      if (noted) messages.push(noted);
    }
    platform.changed(messages, isComplete);
    return { messages, isComplete };
  }

  async function attempt(picked: QueuedMessage): Promise<void> {
    const { id, tries } = picked;
    let isMine = true;
    const begin = (message: QueuedMessage): QueuedMessage => {
      // Another tab may have begun or ended it in the meantime.
      isMine = message.tries.length === tries.length && message.state !== "sent";
      return isMine ? rules.begin(message, platform.now()) : message;
    };
    const begun = await store.change(id, begin, picked);
    if (!begun || !isMine) return;
    const result = await platform.send(begun);
    const now = platform.now();
    const end = (message: QueuedMessage): QueuedMessage | undefined => {
      const isBehind = message.state === "sent" || message.tries.length > begun.tries.length;
      if (isBehind && result.is !== "accepted") return message;
      return rules.step({ ...begun, isDeleted: message.isDeleted }, result, now);
    };
    // What the disk does not note counts as an attempt whose result nobody knows, for every other page.
    await store.change(id, end, begun);
  }

  return {
    wake,

    /**
     * Stores a message and starts sending it; with `repeat`, also if it was sent before. Resolves once it is stored, or
     * cannot be. Never rejects.
     */
    async submit(submission: Submission, repeat = false): Promise<rules.Enqueued> {
      const now = platform.now();
      const queued = newMessage(platform.unique(), submission, now);
      const isTooLarge = sizeOf(submission.params) > LARGEST;
      const fresh = isTooLarge ? rules.failed({ ...queued, lastResult: "too-large" }, now) : queued;
      const enqueued = await store.enqueue((messages) =>
        rules.enqueue(messages, fresh, platform.now(), repeat),
      );
      void wake();
      return enqueued;
    },

    /** Attempts a message now, on the visitor's request. */
    async retry(id: string): Promise<void> {
      const { messages } = await store.all();
      const known = messages.find((message) => message.id === id);
      const again = (message: QueuedMessage): QueuedMessage => rules.retryNow(message, platform.now());
      await change(id, again, known);
      await wake();
    },

    /** Deletes a message on the visitor's request, maybe during an attempt. It stays if the disk does not erase it. */
    async delete(id: string): Promise<void> {
      await change(id, rules.deleted);
      // At once: an attempt may be under way, and have the lock.
      const { messages, isComplete } = await store.all();
      const marked = messages.map((message) => rules.markDelayed(message, messages, platform.now()));
      platform.changed(marked, isComplete);
      await wake();
    },

    /** Records that the visitor was shown that this message failed, so that it can expire. */
    async seen(id: string): Promise<void> {
      await change(id, (message) => rules.seen(message, platform.now()));
    },
  };
}
