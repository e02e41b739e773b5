import { LARGEST, sizeOf, type SendResult } from "../send.ts";
import { CRASHED_AFTER, LONGEST_SENDING, LOOK_AGAIN, LOOK_AGAIN_AFTER_ERROR } from "../timing.ts";
import type { MessageStore } from "./message-store.ts";
import { FORMAT, isPending, newMessage, type QueuedMessage, type Submission } from "./queued-message.ts";
import * as rules from "./rules.ts";
import { nothingKnown, statusesAfter, withoutStatus, type Statuses } from "./status.ts";

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
  /** Lets the other pages know that messages have changed, and which one was sent or deleted; they call `hear`. */
  announce(ended?: QueuedMessage): void;
}

/**
 * The outbox on a given platform: stores messages and sends them, one at a time and from one tab at a time.
 * docs/outbox.md lists its guarantees.
 */
export function createOutbox(platform: Platform) {
  const { store } = platform;
  const listeners = new Set<() => void>();
  let statuses = nothingKnown;
  /** Counts what this page has learned: a change when it is done, all messages when the page begins to read them. */
  let lessons = 0;
  let running: Promise<void> = Promise.resolve();
  let cancelAlarm: (() => void) | undefined;
  let isSending = false;

  /** Takes note of a message, and tells whoever has subscribed. */
  function learn(message: QueuedMessage): void {
    learnAll([message], false, ++lessons);
  }

  function learnAll(messages: readonly QueuedMessage[], isComplete: boolean, lesson: number): void {
    statuses = statusesAfter(statuses, { messages, isComplete, lesson }, platform.now());
    for (const listener of listeners) listener();
  }

  /** Changes a message, and tells this page and the others. Rejects if neither the disk nor this page knows it. */
  const change: MessageStore["change"] = async (...args) => {
    const changed = await store.change(...args);
    if (changed) learn(changed);
    announce(changed);
    return changed;
  };

  function announce(message: QueuedMessage | undefined): void {
    const hasEnded = message?.state === "sent" || message?.state === "deleted";
    platform.announce(hasEnded ? message : undefined);
  }

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
    const next = rules.nextAttempt(messages, now, platform.online());
    if (next && next.at <= now) {
      await attempt(next.message);
      return sendWhatIsDue();
    }
    if (messages.length > 0 || !isComplete)
      wakeIn(Math.min((next?.at ?? Infinity) - now, longestSleep(messages, isComplete)));
  }

  /** The messages, after closing crashed attempts, marking delayed messages and erasing expired ones. */
  async function current() {
    const lesson = ++lessons;
    const { messages: found, isComplete } = await store.all();
    const now = platform.now();
    const update = (message: QueuedMessage): QueuedMessage | undefined => {
      const isCrashed = rules.isCrashed(message, now);
      const ended = isCrashed ? rules.afterResult(message, { is: "crash" }, now) : message;
      const kept = rules.withoutExpired(ended, now);
      return kept && rules.markDelayed(kept, found, now);
    };
    const updates = found.map((message) => ({ message, updated: update(message) }));
    learnAll(
      updates.flatMap(({ updated }) => updated ?? []),
      isComplete,
      lesson,
    );
    const messages: QueuedMessage[] = [];
    for (const { message, updated } of updates) {
      // What the disk does not note now is noted with the next attempt.
      const noted = updated === message ? message : await change(message.id, update).catch(() => updated);
      if (noted) messages.push(noted);
    }
    return { messages, isComplete };
  }

  /** Reads what other pages have changed. Needs no lock, which the page has that is sending. */
  async function refresh(): Promise<void> {
    const lesson = ++lessons;
    const { messages, isComplete } = await store.all();
    // What is gone may have been delivered by the attempt whose answer this page waits for.
    learnAll(messages, isComplete && !isSending, lesson);
  }

  async function attempt(picked: QueuedMessage): Promise<void> {
    const { id, tries } = picked;
    let isMine = true;
    const begin = (message: QueuedMessage): QueuedMessage => {
      // Another tab may have begun or ended it in the meantime.
      isMine = message.tries.length === tries.length && isPending(message);
      return isMine ? rules.begin(message, platform.now()) : message;
    };
    const begun = await change(id, begin, picked);
    if (!begun || !isMine) return;
    isSending = true;
    const result = await platform.send(begun);
    const now = platform.now();
    const end = (message: QueuedMessage): QueuedMessage => {
      const isBehind = message.state === "sent" || message.tries.length > begun.tries.length;
      if (isBehind && result.is !== "accepted") return message;
      return rules.afterResult({ ...begun, isDeleted: message.isDeleted }, result, now);
    };
    // What the disk does not note counts as an attempt whose result nobody knows, for every other page.
    const ended = await change(id, end, begun);
    isSending = false;
    // The storage was cleared meanwhile: only this page knows that the message was delivered.
    if (!ended && result.is === "accepted") learn(rules.afterResult(begun, result, now));
  }

  /** Sends a message again that this page still knows, but the device has lost. */
  async function restore(lost: QueuedMessage): Promise<void> {
    const { id, form, messageName, hours, params = {}, waitsForDelivery } = lost;
    const submission = { form, messageName, hours, params, waitsForDelivery };
    const { message } = await enqueue(newMessage(id, submission, platform.now()), false);
    // The visitor has written it again meanwhile.
    if (message.id !== id) statuses = withoutStatus(statuses, id);
    learn(message);
  }

  async function enqueue(fresh: QueuedMessage, repeat: boolean): Promise<rules.Enqueued> {
    let { id } = fresh;
    platform.alarm(LONGEST_SENDING, () => void endWaiting(id));
    const enqueued = await store.enqueue((messages) =>
      rules.enqueue(messages, fresh, platform.now(), repeat),
    );
    // The visitor may have written it before.
    id = enqueued.message.id;
    learn(enqueued.message);
    announce(enqueued.message);
    return enqueued;
  }

  /** Lets a visitor who still waits for the result know that the message is not delivered yet. */
  async function endWaiting(id: string): Promise<void> {
    const known = statuses.byId.get(id);
    if (known?.outcome !== "coming") return;
    const { message } = known;
    const overdue = rules.markOverdue(message);
    if (overdue === message) return;
    // Before the disk has noted it, which may be slow.
    learn(overdue);
    await change(id, rules.markOverdue, message).catch(() => undefined);
  }

  return {
    wake,

    /** Takes note of what another page has announced. */
    async hear(ended?: QueuedMessage): Promise<void> {
      if (ended?.format === FORMAT) learn(ended);
      await refresh();
    },

    /** Whether this page waits for the answer to an attempt. */
    isSending: (): boolean => isSending,

    /** What this page knows of its messages; the same object until something changes. */
    statuses: (): Statuses => statuses,

    /** Calls back whenever `statuses` changes, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Stores a message and starts sending it; with `repeat`, also if it was sent before. Resolves once it is stored, or
     * cannot be. Never rejects.
     */
    async submit(submission: Submission, repeat = false): Promise<rules.Enqueued> {
      const now = platform.now();
      const queued = newMessage(platform.unique(), submission, now);
      const isTooLarge = sizeOf(submission.params) > LARGEST;
      const fresh = isTooLarge ? rules.failed({ ...queued, lastResult: "too-large" }, now) : queued;
      const enqueued = await enqueue(fresh, repeat);
      void wake();
      return enqueued;
    },

    /** Attempts a message now, on the visitor's request. */
    async retry(id: string): Promise<void> {
      const known = statuses.byId.get(id);
      const again = (message: QueuedMessage): QueuedMessage => rules.retryNow(message, platform.now());
      if (known?.outcome === "lost") await restore(known.message);
      else await change(id, again, known?.message).catch(() => undefined);
      await wake();
    },

    /** Deletes a message on the visitor's request, maybe during an attempt. It stays if the disk does not erase it. */
    async delete(id: string): Promise<void> {
      await change(id, (message) => rules.deleted(message, platform.now())).catch(() => undefined);
      await refresh();
      await wake();
    },

    /** Records that the visitor was shown that this message failed, so that it can expire. */
    async seen(id: string): Promise<void> {
      await change(id, (message) => rules.seen(message, platform.now())).catch(() => undefined);
    },
  };
}

/** For how long a page may sleep that has these messages, in ms. */
function longestSleep(messages: readonly QueuedMessage[], isComplete: boolean): number {
  if (messages.some(({ state }) => state === "sending")) return CRASHED_AFTER;
  return isComplete ? LOOK_AGAIN : LOOK_AGAIN_AFTER_ERROR;
}
