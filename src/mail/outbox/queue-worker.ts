import type { SendResult } from "../send-result.ts";
import {
  CRASHED_AFTER,
  LONGEST_WAIT_IN_LOCK,
  LOOK_AGAIN,
  LOOK_AGAIN_AFTER_ERROR,
  SECOND,
} from "../timing.ts";
import type { Platform } from "./platform.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { begin, isCrashed, markDelayed, pick, reconnected, tidy } from "./schedule.ts";
import { failed, step } from "./step.ts";

/** Sends the messages, one at a time and from one tab at a time. */
export function createQueueWorker(platform: Platform) {
  const listeners = new Map<string, ((result: SendResult) => void)[]>();
  /** Messages that this page attempted without the disk noting the result: once, until the visitor asks again. */
  const unnoted = new Map<string, QueuedMessage>();
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isReconnected = false;
  let cancel: (() => void) | undefined;
  let pace: Promise<void> = Promise.resolve();

  /** Sends the messages that are due, then sleeps until the next one is. Call it whenever something may have changed. */
  function wake(): Promise<void> {
    isRequested = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        await platform.withLock(pass);
      }
    } catch (error) {
      console.error("outbox:", error);
      wakeIn(LOOK_AGAIN_AFTER_ERROR);
    } finally {
      running = undefined;
    }
  }

  async function pass(hasLock: boolean): Promise<void> {
    for (;;) {
      const { messages, isComplete } = await current(hasLock);
      const now = platform.now();
      const next = pick(messages, now, platform.online());
      const isSoon = next && next.at <= now + LONGEST_WAIT_IN_LOCK;
      settle(messages, !isSoon);
      if (!isSoon) {
        cancel?.();
        const isSending = messages.some(({ state }) => state === "sending");
        const limit = isSending ? CRASHED_AFTER : isComplete ? LOOK_AGAIN : LOOK_AGAIN_AFTER_ERROR;
        if (messages.length > 0 || !isComplete) wakeIn(Math.min((next?.at ?? Infinity) - now, limit));
        return;
      }
      if (next.at > now) await platform.sleep(next.at - now);
      else await attempt(next.message);
    }
  }

  /** The messages, after closing crashed attempts, marking delayed messages and erasing expired ones. */
  async function current(hasLock: boolean) {
    const { messages: found, isComplete } = await platform.store.all();
    const now = platform.now();
    const isBack = isReconnected;
    isReconnected = false;
    for (const [id, mine] of unnoted) {
      const kept = tidy(mine, now);
      if (kept) unnoted.set(id, kept);
      else unnoted.delete(id);
    }
    const mend = (message: QueuedMessage): QueuedMessage | undefined => {
      const known = isCrashed(message, now, hasLock) ? step(message, { is: "crash" }, now) : message;
      const due = tidy(isBack ? reconnected(known, now) : known, now);
      return due && markDelayed(due, [...found, ...unnoted.values()], now);
    };
    const messages: QueuedMessage[] = [];
    for (const message of found) {
      const mended = mend(message);
      // What the disk does not note now is noted with the next attempt.
      const noted =
        mended === message ? message : await platform.store.change(message.id, mend).catch(() => mended);
      if (noted && !isUnnoted(noted)) messages.push(noted);
    }
    messages.push(...unnoted.values());
    platform.changed(messages, isComplete);
    return { messages, isComplete };
  }

  /** Whether this page knows more about a message than the disk. */
  function isUnnoted({ id, state, tries }: QueuedMessage): boolean {
    const mine = unnoted.get(id);
    if (!mine) return false;
    if (mine.state === "sent" || (state !== "sent" && tries.length <= mine.tries.length)) return true;
    // Another page has attempted it since.
    unnoted.delete(id);
    return false;
  }

  async function attempt(message: QueuedMessage): Promise<void> {
    await pace;
    const { store } = platform;
    let isNoted = true;
    const begun = await store
      .change(message.id, (now) => {
        // Another tab may have begun or ended it in the meantime.
        isNoted = now.tries.length === message.tries.length && now.state !== "sent";
        return isNoted ? begin(now, platform.now()) : now;
      })
      .then(
        (now) => (isNoted ? now : undefined),
        () => {
          isNoted = false;
          return begin(message, platform.now());
        },
      );
    if (!begun) return;
    pace = platform.sleep(SECOND);
    const result = await platform.send(begun);
    const after = step(begun, result, platform.now());
    try {
      await store.change(message.id, (now) =>
        now.state === "sending" || !isNoted ? step(isNoted ? now : begun, result, platform.now()) : now,
      );
    } catch {
      const isSent = after.state === "sent";
      unnoted.set(message.id, isSent ? after : failed(after, platform.now()));
      // A full disk can still erase, so that no other page sends it again.
      if (isSent) await store.change(message.id, () => undefined).catch(() => undefined);
    }
    tell(message.id, result);
  }

  function wakeIn(ms: number): void {
    cancel?.();
    cancel = platform.alarm(ms, () => void wake());
  }

  /** Passes on the results of other tabs' attempts or, at the end of a pass, why there is none. */
  function settle(messages: readonly QueuedMessage[], isEnd: boolean): void {
    for (const id of listeners.keys()) {
      const { state, lastResult } = messages.find((message) => message.id === id) ?? {};
      if (state === "sent") tell(id, { is: "accepted" });
      else if (state === "queued" ? isEnd : state !== "sending")
        tell(id, (state !== "queued" && lastResult) || { is: platform.online() ? "paused" : "offline" });
    }
  }

  function tell(id: string, result: SendResult): void {
    for (const listener of listeners.get(id) ?? []) listener(result);
    listeners.delete(id);
  }

  return {
    wake,

    /** Call when the network is back: messages without an answer are due now. */
    reconnect(): Promise<void> {
      isReconnected = true;
      return wake();
    },

    /** Call when the visitor asked for an attempt of this message. */
    retry(id: string): Promise<void> {
      unnoted.delete(id);
      return wake();
    },

    /** The result of the current or next attempt for a message just stored; never rejects. */
    result(id: string): Promise<SendResult> {
      return new Promise((resolve) => {
        listeners.set(id, [...(listeners.get(id) ?? []), resolve]);
      });
    },
  };
}
