import type { SendResult } from "../send-result.ts";
import type { Platform } from "./platform.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { begin, HOUR, isCrashed, MINUTE, pick, reconnected, SECOND, tidy } from "./schedule.ts";
import { step } from "./step.ts";

/** A pass waits this long for the next message without releasing the lock. */
const LONGEST_WAIT = 1.5 * SECOND;

/** Sends the stored messages, one at a time and from one tab at a time. */
export function createQueueWorker(platform: Platform) {
  const listeners = new Map<string, ((result: SendResult) => void)[]>();
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isReconnected = false;
  let cancel: (() => void) | undefined;
  let pace: Promise<void> = Promise.resolve();

  /**
   * Sends the messages that are due, then sleeps until the next one is. Call it whenever something may have changed.
   */
  function wake(): Promise<void> {
    isRequested = true;
    running ??= run();
    return running;
  }

  async function run(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        await platform.withLock((hasLock, wasFree) => {
          if (!wasFree) platform.store.markStale();
          return pass(hasLock);
        });
      }
    } catch (error) {
      console.error("outbox:", error);
      alarm(MINUTE);
    } finally {
      platform.store.markStale();
      running = undefined;
    }
  }

  async function pass(hasLock: boolean): Promise<void> {
    for (;;) {
      const messages = await current(hasLock);
      const now = platform.now();
      const next = pick(messages, now, platform.online(), platform.store.isStale);
      if (!next || next.at > now + LONGEST_WAIT) {
        settle(messages, true);
        cancel?.();
        if (messages.length > 0) sleepUntil(next?.at, now, messages);
        // Try again soon if the disk is slow or in use; without locks, or with storage blocked, that would never end.
        else if (!(await platform.store.deleteIfEmpty())) alarm(hasLock ? 5 * SECOND : HOUR);
        return;
      }
      settle(messages, false);
      if (next.at > now) await platform.sleep(next.at - now);
      else await attempt(next.message);
    }
  }

  /** The stored messages, after closing crashed attempts and erasing expired messages. */
  async function current(hasLock: boolean): Promise<readonly QueuedMessage[]> {
    const now = platform.now();
    const connected = isReconnected;
    isReconnected = false;
    const mend = (message: QueuedMessage): QueuedMessage | undefined => {
      const mended = isCrashed(message, now, hasLock) ? step(message, { is: "crash" }, now) : message;
      return tidy(connected ? reconnected(mended, now) : mended, now);
    };
    const messages: QueuedMessage[] = [];
    for (const message of await platform.store.all()) {
      const isFine = platform.store.isStale(message.id) || mend(message) === message;
      const mended = isFine ? message : await platform.store.change(message.id, mend);
      if (mended) messages.push(mended);
    }
    platform.changed(messages);
    return messages;
  }

  async function attempt(message: QueuedMessage): Promise<void> {
    await pace;
    let isOurs = false;
    const begun = await platform.store.change(message.id, (now) => {
      // Another tab may have started or ended it in the meantime.
      isOurs = now.state === message.state;
      return isOurs ? begin(now, platform.now()) : now;
    });
    if (!begun || !isOurs) return;
    pace = platform.sleep(SECOND);
    const result = await platform.send(begun);
    await platform.store.change(message.id, (now) =>
      now.state === "sending" ? step(now, result, platform.now()) : now,
    );
    tell(message.id, result);
  }

  /** Wakes within the hour, because clocks jump and events get missed; sooner if another tab is sending. */
  function sleepUntil(at: number | undefined, now: number, messages: readonly QueuedMessage[]): void {
    const { isStale } = platform.store;
    const soon = messages.some((message) => message.state === "sending" || isStale(message.id));
    alarm(Math.min((at ?? Infinity) - now, soon ? MINUTE : HOUR));
  }

  function alarm(ms: number): void {
    cancel?.();
    cancel = platform.alarm(ms, () => void wake());
  }

  /** Passes on the results of other tabs' attempts or, at the end of a pass, why there is none. */
  function settle(messages: readonly QueuedMessage[], isEnd: boolean): void {
    for (const id of listeners.keys()) {
      const { state, last } = messages.find((message) => message.id === id) ?? {};
      if (state === "sent") tell(id, { is: "accepted" });
      else if (state === "queued" ? isEnd : state !== "sending")
        tell(id, (state !== "queued" && last) || { is: platform.online() ? "paused" : "offline" });
    }
  }

  function tell(id: string, result: SendResult): void {
    for (const listener of listeners.get(id) ?? []) listener(result);
    listeners.delete(id);
  }

  return {
    wake,

    /** Call when the network is back: messages without a response are due now. */
    reconnect() {
      isReconnected = true;
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
