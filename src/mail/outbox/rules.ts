/** The rules: a message's next state, and when it is attempted, shown, recognized and erased. Pure functions. */
import type { SendResult } from "../send.ts";
import * as timing from "../timing.ts";
import { hash, isPending, type QueuedMessage } from "./queued-message.ts";

type Messages = readonly QueuedMessage[];

/** A message that is `sending`, after the result. Only `accepted` erases a text that the visitor has not deleted. */
export function afterResult(message: QueuedMessage, result: SendResult, now: number): QueuedMessage {
  if (message.isDeleted && result.is !== "accepted") return erased(message, now);
  const after = afterAnswer({ ...message, lastResult: result.is }, result, now);
  // The last attempt is a completed one that started after the message expired.
  const isComplete = result.is !== "offline" && result.is !== "crash";
  const hasExpired = isComplete && lastTry(message) >= expiryOf(message);
  const isLastTry = hasExpired || message.tries.length >= timing.MAX_TRIES;
  return isLastTry && isPending(after) ? failed(after, now) : after;
}

/** The message after the service's answer, or none, before the limits of all attempts. */
function afterAnswer(message: QueuedMessage, result: SendResult, now: number): QueuedMessage {
  switch (result.is) {
    case "accepted": {
      const { params: _text, lastResult: _result, ...rest } = message;
      return { ...rest, state: "sent", isTrouble: false, isInForm: false, endedAt: now };
    }
    case "too-large":
      return failed(message, now);
    case "refused": {
      const delay = timing.REFUSAL_DELAYS[message.refusals];
      const after = refused({ ...message, refusals: message.refusals + 1 });
      return delay ? { ...after, nextTryAt: now + jittered(delay, message) } : failed(after, now);
    }
    case "quota": {
      const until = now + timing.LONGEST_PAUSE;
      return { ...refused(message), nextTryAt: until, pausedUntil: until };
    }
    case "busy": {
      const asked = result.retryAfter ?? retryDelay(message);
      const until = now + Math.min(Math.max(asked, timing.SHORTEST_PAUSE), timing.LONGEST_PAUSE);
      return { ...waiting(message), nextTryAt: until, pausedUntil: until };
    }
    case "offline":
      return withoutNetwork(message, now);
    case "crash":
      // Counted from the beginning of the attempt, so that a later visit sends at once.
      return { ...waiting(message), nextTryAt: lastTry(message) + retryDelay(message) };
    case "unknown":
      return { ...waiting(message), nextTryAt: now + retryDelay(message) };
  }
}

/** Whether the visitor may be thanked: the message is delivered, or it is stored, not in trouble, and that is enough. */
export function mayThank(message: QueuedMessage): boolean {
  return message.state === "sent" || (isThankedOnceStored(message) && !message.isTrouble);
}

/** Whether the visitor is thanked as soon as the message is stored, and not only for its delivery. */
function isThankedOnceStored({ isInForm, waitsForDelivery }: QueuedMessage): boolean {
  return !isInForm && !waitsForDelivery;
}

/** Shown from the second failure on; from the first, if the visitor was not thanked yet. */
function waiting(message: QueuedMessage): QueuedMessage {
  const failures = message.failures + 1;
  const isTrouble = failures > 1 || !mayThank(message);
  return { ...message, state: "waiting", failures, isTrouble };
}

/** A message that waits for the network alone. Nobody knows for how long, so that is bad news at once. */
function withoutNetwork(message: QueuedMessage, now: number): QueuedMessage {
  const nextTryAt = now + timing.AFTER_OFFLINE;
  return { ...message, state: "queued", isTrouble: true, lastResult: "offline", nextTryAt };
}

function refused(message: QueuedMessage): QueuedMessage {
  return { ...message, state: "refused", isTrouble: true };
}

/** A message that is attempted no more, unless the visitor asks for it. */
export function failed(message: QueuedMessage, now: number): QueuedMessage {
  return { ...message, state: "failed", isTrouble: true, endedAt: now };
}

/** The delay after the result of the attempt that was just made; `failures` does not count it yet. */
function retryDelay(message: QueuedMessage): number {
  const delay = timing.RETRY_DELAYS[message.failures] ?? timing.LONGEST_RETRY_DELAY;
  return jittered(delay, message);
}

/** Up to `JITTER` longer, so that visitors do not retry all at once; the same for the same attempt. */
function jittered(delay: number, message: QueuedMessage): number {
  return (
    delay + Math.floor(((delay * timing.JITTER) / 1000) * (hash(message.id, message.tries.length) % 1000))
  );
}

const expiryOf = ({ createdAt, hours }: QueuedMessage): number => createdAt + hours * timing.HOUR;

/** The message to attempt next and when, if any. */
export function nextAttempt(
  messages: Messages,
  now: number,
  isOnline: boolean,
): { readonly message: QueuedMessage; readonly at: number } | undefined {
  const spaced = latest(messages, lastTry) + timing.SPACING;
  const due = messages
    .filter((message) => isPending(message) && message.state !== "sending")
    .filter((message) => isOnline || isTriedOffline(message))
    .map((message) => ({ message, at: Math.max(dueAt(message, messages), spaced, now) }));
  return due.sort(
    ({ at: a, message: one }, { at: b, message: other }) =>
      a - b || one.tries.length - other.tries.length || one.createdAt - other.createdAt,
  )[0];
}

/** A new message is attempted even if the browser claims to be offline: it may be wrong. So is one that is asked for. */
function isTriedOffline({ isForced, lastResult }: QueuedMessage): boolean {
  return isForced || lastResult === undefined;
}

/**
 * When a message may be attempted: when due, at the latest when it expires, after a pause and within the day's limit.
 * For a visitor's own retry, a pause ends two seconds after the click and the last attempt.
 */
function dueAt(message: QueuedMessage, messages: Messages): number {
  const { isForced, nextTryAt } = message;
  const pausedUntil = latest(messages, (one) => one.pausedUntil);
  const shortPause = Math.max(nextTryAt, latest(messages, lastTry)) + timing.AFTER_LAST_TRY;
  const pause = isForced ? Math.min(pausedUntil, shortPause) : pausedUntil;
  return Math.max(Math.min(nextTryAt, expiryOf(message)), pause, endOfDailyLimit(message));
}

function lastTry({ tries }: QueuedMessage): number {
  return tries.at(-1) ?? -Infinity;
}

function latest(messages: Messages, timeOf: (message: QueuedMessage) => number): number {
  return Math.max(...messages.map(timeOf));
}

/** When another attempt is within the limits of a day; never once all attempts are used up. */
function endOfDailyLimit({ tries }: QueuedMessage): number {
  if (tries.length >= timing.MAX_TRIES) return Infinity;
  const firstOfTheDay = tries.at(-timing.MAX_TRIES_A_DAY) ?? -Infinity;
  return firstOfTheDay + timing.DAY;
}

/** The message, in trouble if its next attempt is far off: no page may say then that it is being sent. */
export function markDelayed(message: QueuedMessage, messages: Messages, now: number): QueuedMessage {
  const { isTrouble, state } = message;
  if (isTrouble || !isPending(message) || state === "sending") return message;
  const isDelayed = dueAt(message, messages) > now + timing.LONGEST_QUIET_WAIT;
  return isDelayed ? { ...message, isTrouble: true } : message;
}

/** The message after its visitor has waited long enough without thanks: in trouble, unless it is delivered. */
export function markOverdue(message: QueuedMessage): QueuedMessage {
  const { isTrouble, isDeleted } = message;
  if (isTrouble || isDeleted || mayThank(message) || !isPending(message)) return message;
  return { ...message, isTrouble: true };
}

/** Whether "Try again" can lead to an attempt now. */
export function mayTry(message: QueuedMessage, now: number): boolean {
  return message.params !== undefined && message.state !== "sending" && endOfDailyLimit(message) <= now;
}

/** The message at the start of its next attempt. Store it before sending anything. */
export function begin(message: QueuedMessage, now: number): QueuedMessage {
  return { ...message, state: "sending", tries: [...message.tries, now], isForced: false, pausedUntil: 0 };
}

/** The message after the visitor asked for a retry; unchanged if none is possible. */
export function retryNow(message: QueuedMessage, now: number): QueuedMessage {
  if (!mayTry(message, now)) return message;
  // If it fails again, that must be shown before it may be erased.
  return { ...message, state: "queued", nextTryAt: now, isForced: true, endedAt: 0, seenAt: 0 };
}

/** The message after the visitor deleted it. One that is being sent may still arrive, so its result is waited for. */
export function deleted(message: QueuedMessage, now: number): QueuedMessage {
  if (message.state === "sent" || message.state === "deleted") return message;
  const gone = erased(message, now);
  return message.state === "sending" ? { ...gone, state: "sending", endedAt: 0 } : gone;
}

/** What is left of a deleted message: neither its text nor anything to recognize it by. */
function erased(message: QueuedMessage, now: number): QueuedMessage {
  const { params: _text, ...rest } = message;
  return {
    ...rest,
    state: "deleted",
    fingerprint: "",
    isTrouble: false,
    isInForm: false,
    isDeleted: true,
    endedAt: now,
  };
}

/** The message once its failure was shown. */
export function seen(message: QueuedMessage, now: number): QueuedMessage {
  return message.state === "failed" && !message.seenAt ? { ...message, seenAt: now } : message;
}

/** When the text of a message is erased at the earliest, if it is not delivered: it may fail and be seen now. */
export function keptUntil(message: QueuedMessage, now: number): number {
  return Math.max(expiryOf(message), (message.seenAt || now) + timing.KEPT_AFTER_END);
}

/**
 * Applies the passage of time: erases a message 24 h after it was sent or deleted or, if it failed, once it has expired
 * and its failure was shown 24 h ago. Adjusts its times if the clock was set back.
 */
export function withoutExpired(message: QueuedMessage, now: number): QueuedMessage | undefined {
  const current = afterClockChange(message, now);
  return mayBeErased(current, now) ? undefined : current;
}

function mayBeErased(message: QueuedMessage, now: number): boolean {
  const { state, endedAt, seenAt } = message;
  if (state === "sent" || state === "deleted") return now >= endedAt + timing.KEPT_AFTER_END;
  return state === "failed" && seenAt > 0 && now >= keptUntil(message, now);
}

/** If the clock was set back, all times begin again from now, and the message is due. */
function afterClockChange(message: QueuedMessage, now: number): QueuedMessage {
  const { createdAt, tries, endedAt, seenAt, nextTryAt, pausedUntil } = message;
  const past = Math.max(createdAt, ...tries, endedAt, seenAt);
  if (Math.max(past, nextTryAt - timing.LONGEST_DELAY, pausedUntil - timing.LONGEST_PAUSE) <= now)
    return message;
  return {
    ...message,
    createdAt: Math.min(createdAt, now),
    tries: tries.map((at) => Math.min(at, now)),
    endedAt: Math.min(endedAt, now),
    seenAt: Math.min(seenAt, now),
    nextTryAt: Math.min(nextTryAt, now),
    pausedUntil: Math.min(pausedUntil, now),
  };
}

/** What becomes of a new message: the message to store, which is an older one if it is a duplicate. */
export interface Enqueued {
  readonly message: QueuedMessage;
  /** Whether the same message was already there. It is not sent twice, but retried if it was in trouble. */
  readonly isDuplicate: boolean;
}

/**
 * Decides whether a new message is a duplicate of one in the outbox. A duplicate in trouble is retried; with `repeat`,
 * the visitor wants to send the same message again, and only one in trouble counts as a duplicate.
 */
export function enqueue(messages: Messages, fresh: QueuedMessage, now: number, repeat = false): Enqueued {
  const same = messages.filter(
    (message) =>
      message.fingerprint === fresh.fingerprint &&
      (message.params || message.state === "sent") &&
      withoutExpired(message, now),
  );
  const message = same.find(({ isTrouble }) => isTrouble) ?? (repeat ? undefined : same.at(-1));
  if (!message) return { message: markDelayed(fresh, [...messages, fresh], now), isDuplicate: false };
  const isRetried = message.isTrouble || message.state === "waiting";
  return { message: isRetried ? retryNow(message, now) : message, isDuplicate: true };
}

/**
 * The message after what has changed around it: a crashed attempt has ended, and without a network, no other is made;
 * undefined if it has expired.
 */
export function upToDate(
  message: QueuedMessage,
  messages: Messages,
  now: number,
  isOnline: boolean,
): QueuedMessage | undefined {
  const ended = isCrashed(message, now) ? afterResult(message, { is: "crash" }, now) : message;
  const kept = withoutExpired(ended, now);
  return kept && markDelayed(isOnline ? kept : markOffline(kept, now), messages, now);
}

/** The message of a device without a network, if that is what it waits for: no attempt is made before that is back. */
function markOffline(message: QueuedMessage, now: number): QueuedMessage {
  const { state, lastResult } = message;
  const waitsForNetwork = (state === "queued" || state === "waiting") && !isTriedOffline(message);
  return waitsForNetwork && lastResult !== "offline" ? withoutNetwork(message, now) : message;
}

/** Whether no page waits for the answer to this message's attempt anymore. */
function isCrashed(message: QueuedMessage, now: number): boolean {
  return message.state === "sending" && now >= lastTry(message) + timing.CRASHED_AFTER;
}
