import {
  CRASHED_AFTER,
  CRASHED_AFTER_WITHOUT_LOCKS,
  DAY,
  HOUR,
  KEPT_AFTER_END,
  LONGEST_QUIET_WAIT,
  SHORTEST_PAUSE,
  SPACING,
} from "../timing.ts";
import { isPending, type QueuedMessage } from "./queued-message.ts";

/** The maximum number of attempts in total, and in any 24 hours. */
export const MAX_TRIES = 25;
const MAX_TRIES_A_DAY = 12;

type Messages = readonly QueuedMessage[];

const expiryOf = ({ createdAt, hours }: QueuedMessage): number => createdAt + hours * HOUR;

export function isExpired(message: QueuedMessage, now: number): boolean {
  return now >= expiryOf(message);
}

/** The message to attempt next and when, if any. */
export function pick(
  messages: Messages,
  now: number,
  isOnline: boolean,
): { readonly message: QueuedMessage; readonly at: number } | undefined {
  const spaced = latest(messages, ({ tries }) => (tries.at(-1) ?? -Infinity) + SPACING);
  const due = messages
    .filter((message) => isPending(message) && message.state !== "sending")
    // A new message is attempted even if the browser claims to be offline: it may be wrong.
    .filter(({ isForced, lastResult }) => isOnline || isForced || lastResult === undefined)
    .map((message) => ({ message, at: Math.max(dueAt(message, messages), spaced, now) }))
    .filter(({ at }) => at < Infinity);
  return due.sort(
    ({ at: a, message: one }, { at: b, message: other }) =>
      a - b || one.tries.length - other.tries.length || one.createdAt - other.createdAt,
  )[0];
}

/**
 * When a message may be attempted: when due, at the latest when it expires, after a pause and within the day's limit.
 * For a visitor's own retry, a pause ends two seconds after the last answer.
 */
function dueAt(message: QueuedMessage, messages: Messages): number {
  const pausedUntil = latest(messages, (one) => one.pausedUntil);
  if (!message.isForced)
    return Math.max(Math.min(message.nextTryAt, expiryOf(message)), pausedUntil, dayFree(message));
  const answered = latest(messages, ({ answeredAt }) => answeredAt);
  return Math.max(Math.min(pausedUntil, answered + SHORTEST_PAUSE), dayFree(message));
}

function latest(messages: Messages, timeOf: (message: QueuedMessage) => number): number {
  return Math.max(...messages.map(timeOf));
}

function dayFree({ tries }: QueuedMessage): number {
  return tries.length >= MAX_TRIES ? Infinity : (tries.at(-MAX_TRIES_A_DAY) ?? -Infinity) + DAY;
}

/** The message, in trouble if its next attempt is far off: nobody is told then that it is being sent. */
export function markDelayed(message: QueuedMessage, messages: Messages, now: number): QueuedMessage {
  const { isTrouble, state } = message;
  if (isTrouble || !isPending(message) || state === "sending") return message;
  const isDelayed = dueAt(message, messages) > now + LONGEST_QUIET_WAIT;
  return isDelayed ? { ...message, isTrouble: true } : message;
}

/** Whether "Try again" can lead to an attempt now. */
export function mayTry(message: QueuedMessage, now: number): boolean {
  return message.params !== undefined && message.state !== "sending" && dayFree(message) <= now;
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

/** The message once the network is back: due now, unless the service refused it. */
export function reconnected(message: QueuedMessage, now: number): QueuedMessage {
  const isDue = (message.state === "queued" || message.state === "waiting") && message.nextTryAt > now;
  return isDue ? { ...message, nextTryAt: now } : message;
}

/** When the text of a message is erased at the earliest, if it is not delivered. */
export function keptUntil(message: QueuedMessage, now: number): number {
  const { state, seenAt } = message;
  if (state !== "failed") return Math.max(expiryOf(message), now) + KEPT_AFTER_END;
  return Math.max(expiryOf(message), (seenAt || now) + KEPT_AFTER_END);
}

/**
 * Applies the passage of time: erases a message 24 h after it was sent or, if it failed, once it has expired and its
 * failure was shown 24 h ago. Adjusts its times if the clock was set back.
 */
export function tidy(message: QueuedMessage, now: number): QueuedMessage | undefined {
  const current = afterClockChange(message, now);
  const { state, endedAt, seenAt } = current;
  const isOver =
    state === "sent"
      ? now >= endedAt + KEPT_AFTER_END
      : state === "failed" && seenAt > 0 && now >= keptUntil(current, now);
  return isOver ? undefined : current;
}

function afterClockChange(message: QueuedMessage, now: number): QueuedMessage {
  const { createdAt, tries, answeredAt, endedAt, seenAt, nextTryAt, pausedUntil } = message;
  const back = Math.max(createdAt, ...tries, answeredAt, endedAt, seenAt) - now;
  if (back <= 0) return message;
  return {
    ...message,
    createdAt: Math.min(createdAt, now),
    tries: tries.map((at) => Math.min(at, now)),
    answeredAt: Math.min(answeredAt, now),
    endedAt: Math.min(endedAt, now),
    seenAt: Math.min(seenAt, now),
    nextTryAt: nextTryAt - back,
    pausedUntil: pausedUntil - back,
  };
}

/** What becomes of a new message: the message to store, which is an older one if it is a duplicate. */
export interface Enqueued {
  readonly message: QueuedMessage;
  readonly isDuplicate: boolean;
}

/**
 * Decides whether a new message is a duplicate of one in the outbox. A duplicate in trouble is retried; with `repeat`,
 * the visitor wants to send the same message again, and only one in trouble counts as a duplicate.
 */
export function enqueue(messages: Messages, fresh: QueuedMessage, now: number, repeat = false): Enqueued {
  const same = messages.filter(
    (message) => message.fingerprint === fresh.fingerprint && tidy(message, now) !== undefined,
  );
  const message = same.find(({ isTrouble }) => isTrouble) ?? (repeat ? undefined : same.at(-1));
  if (!message) return { message: markDelayed(fresh, [...messages, fresh], now), isDuplicate: false };
  const isRetried = message.isTrouble || message.state === "waiting";
  return { message: isRetried ? retryNow(message, now) : message, isDuplicate: true };
}

/** Whether nobody waits for the answer to this message's attempt anymore. */
export function isCrashed({ state, tries }: QueuedMessage, now: number, hasLock: boolean): boolean {
  const wait = hasLock ? CRASHED_AFTER : CRASHED_AFTER_WITHOUT_LOCKS;
  return state === "sending" && now >= (tries.at(-1) ?? 0) + wait;
}
