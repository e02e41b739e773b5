import type { SendResult } from "../send.ts";
import { CRASHED_AFTER, LOOK_AGAIN, LOOK_AGAIN_AFTER_ERROR } from "../timing.ts";
import type { Platform } from "./platform.ts";
import { isPending, type QueuedMessage } from "./queued-message.ts";
import * as rules from "./rules.ts";
import type { SharedMessages } from "./shared-messages.ts";
import type { StatusStore } from "./status-store.ts";

/** Sends messages when they are due, one at a time and from one tab at a time. */
export function createSender(platform: Platform, shared: SharedMessages, statusStore: StatusStore) {
  const { change, recordAndAnnounce, all, isSentButNotOnDisk } = shared;
  let running: Promise<void> = Promise.resolve();
  let cancelAlarm: (() => void) | undefined;
  let isSending = false;

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

  /** Sends one message after the other; what goes wrong with one of them does not stop the others. */
  async function sendWhatIsDue(): Promise<void> {
    const broken = new Set<string>();
    for (;;) {
      const { messages, isComplete } = await current();
      const now = platform.now();
      const whole = messages.filter(({ id }) => !broken.has(id));
      const next = rules.nextAttempt(whole, now, platform.online());
      if (!next || next.at > now) {
        const wait = Math.min(
          (next?.at ?? Infinity) - now,
          longestSleep(messages, isComplete && broken.size === 0),
        );
        if (messages.length > 0 || !isComplete) wakeIn(wait);
        return;
      }
      await attempt(next.message).catch((error: unknown) => {
        console.error("outbox:", error);
        broken.add(next.message.id);
      });
    }
  }

  /** The messages, brought up to date on the disk, too. */
  async function current() {
    const readNumber = statusStore.nextReadNumber();
    const { messages: found, isComplete } = await all();
    const now = platform.now();
    const update = (message: QueuedMessage) => rules.upToDate(message, found, now, platform.online());
    const updates = found.map((message) => ({ message, updated: update(message) }));
    statusStore.record(
      updates.flatMap(({ updated }) => updated ?? []),
      isComplete,
      readNumber,
    );
    const messages: QueuedMessage[] = [];
    for (const { message, updated } of updates) {
      const isKnownHereAlone = isSentButNotOnDisk(message.id);
      // A page that has opened since it was sent finds it waiting on the disk, and then erased.
      if (isKnownHereAlone) recordAndAnnounce(message);
      const isOnDisk = updated === message && !isKnownHereAlone;
      // What the disk does not take now is stored with the next attempt.
      const latest = isOnDisk ? message : await change(message.id, update).catch(() => updated);
      if (latest) messages.push(latest);
    }
    return { messages, isComplete };
  }

  async function attempt(asRead: QueuedMessage): Promise<void> {
    const begun = await begin(asRead);
    if (!begun) return;
    isSending = true;
    try {
      await end(begun, await platform.send(begun));
    } finally {
      isSending = false;
    }
  }

  /** Stores that an attempt begins; undefined if another tab has begun or ended it in the meantime. */
  async function begin(asRead: QueuedMessage): Promise<QueuedMessage | undefined> {
    let mayBegin = true;
    const begun = await change(
      asRead.id,
      (message) => {
        mayBegin = message.tries.length === asRead.tries.length && isPending(message);
        return mayBegin ? rules.begin(message, platform.now()) : message;
      },
      asRead,
    );
    return mayBegin ? begun : undefined;
  }

  /** Stores the result of an attempt. If the disk does not take it, no other page knows the result. */
  async function end(begun: QueuedMessage, result: SendResult): Promise<void> {
    const now = platform.now();
    const afterResult = (message: QueuedMessage) => {
      const isBehind = message.state === "sent" || message.tries.length > begun.tries.length;
      if (isBehind && result.is !== "accepted") return message;
      return rules.afterResult({ ...begun, isDeleted: message.isDeleted }, result, now);
    };
    const known = statusStore.statuses().byId.get(begun.id)?.message ?? begun;
    // The disk may be slow: bad news is said before it is stored, good news after.
    if (result.is !== "accepted") statusStore.record([afterResult(known)]);
    const ended = await change(begun.id, afterResult, begun);
    // The storage was cleared meanwhile: only this page knows that the message was delivered.
    if (!ended && result.is === "accepted") recordAndAnnounce(rules.afterResult(begun, result, now));
  }

  return {
    wake,

    /** Whether this page waits for the answer to an attempt. */
    isSending: (): boolean => isSending,
  };
}

/** For how long a page may sleep that has these messages, in ms. */
function longestSleep(messages: readonly QueuedMessage[], isWell: boolean): number {
  if (messages.some(({ state }) => state === "sending")) return CRASHED_AFTER;
  return isWell ? LOOK_AGAIN : LOOK_AGAIN_AFTER_ERROR;
}
