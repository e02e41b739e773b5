import type { FormName } from "../../form-names.ts";
import type { Enqueued } from "./platform.ts";
import { isPending, isTrouble, type QueuedMessage } from "./queued-message.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The time between two attempts: the service accepts one a second, and an attempt goes out a few ms after it is stored.
 */
const SPACING = 1.1 * SECOND;

/** The maximum number of attempts in total, and in any 24 hours. */
export const MAX_TRIES = 25;
const MAX_TRIES_A_DAY = 12;

/** How long a message is retried. An application has more personal data, so it is kept for a shorter time. */
export const lifetimes: Readonly<Record<FormName, number>> = {
  contact: 3 * DAY,
  employment: DAY,
  feedback: 3 * DAY,
  "team-practice": 3 * DAY,
};

export function isExpired({ created, form }: QueuedMessage, now: number): boolean {
  return now >= created + lifetimes[form];
}

/** The message to attempt next and when, if any; none that is stale. */
export function pick(
  messages: readonly QueuedMessage[],
  now: number,
  online: boolean,
  isStale: (id: string) => boolean = () => false,
): { readonly message: QueuedMessage; readonly at: number } | undefined {
  const spaced = Math.max(...messages.map(({ tries }) => (tries.at(-1) ?? -Infinity) + SPACING));
  const paused = Math.max(...messages.map(({ pause }) => pause));
  const answered = Math.max(...messages.map(({ judged }) => judged));
  const order = messages
    .filter((message) => isPending(message) && message.state !== "sending")
    .filter(({ id }) => !isStale(id))
    // A new message is attempted even if the browser claims to be offline: it may be wrong.
    .filter(({ forced, last }) => online || forced || last === undefined)
    // A pause delays a visitor's own retry until two seconds after the last response.
    .map((message) => {
      const pause = message.forced ? Math.min(paused, answered + 2 * SECOND) : paused;
      return { message, at: Math.max(dueAt(message), pause, spaced, now) };
    })
    .filter(({ at }) => at < Infinity)
    .sort(
      ({ at: a, message: one }, { at: b, message: other }) =>
        a - b || one.tries.length - other.tries.length || one.created - other.created,
    );
  return order[0];
}

/** When a message may be attempted: when due, at the latest when it expires, within the limit of attempts a day. */
function dueAt(message: QueuedMessage): number {
  const own = message.forced ? 0 : Math.min(message.next, message.created + lifetimes[message.form]);
  return Math.max(own, dayFree(message));
}

function dayFree({ tries }: QueuedMessage): number {
  return tries.length >= MAX_TRIES ? Infinity : (tries.at(-MAX_TRIES_A_DAY) ?? -Infinity) + DAY;
}

/** Whether "Try again" can lead to an attempt now. */
export function mayTry(message: QueuedMessage, now: number): boolean {
  return message.params !== undefined && message.state !== "sending" && dayFree(message) <= now;
}

/** The message at the start of its next attempt. Store it before sending anything. */
export function begin(message: QueuedMessage, now: number): QueuedMessage {
  return { ...message, state: "sending", tries: [...message.tries, now], forced: false, pause: 0 };
}

/** The message after the visitor asked for a retry; unchanged if none is possible. */
export function retryNow(message: QueuedMessage, now: number): QueuedMessage {
  if (!mayTry(message, now)) return message;
  // A failed message stays in trouble until it is delivered.
  const refusals = message.state === "failed" ? Math.max(message.refusals, 1) : message.refusals;
  // If it fails again, that must be shown before it may be erased.
  return { ...message, refusals, state: "queued", next: now, forced: true, closed: 0, seen: 0 };
}

/** The message once the network is back: due now, unless the service refused it. */
export function reconnected(message: QueuedMessage, now: number): QueuedMessage {
  const isDue = (message.state === "queued" || message.state === "waiting") && message.next > now;
  return isDue ? { ...message, next: now } : message;
}

/**
 * Applies the passage of time: erases a message 24 h after it was sent or, if it failed, once it has expired and its
 * failure was shown 24 h ago. Adjusts its times if the clock was set back.
 */
export function tidy(message: QueuedMessage, now: number): QueuedMessage | undefined {
  const current = afterClockChange(message, now);
  const { state, closed, seen } = current;
  const over =
    state === "sent" ? closed : state === "failed" && seen && isExpired(current, now) ? seen : Infinity;
  return now >= over + DAY ? undefined : current;
}

function afterClockChange(message: QueuedMessage, now: number): QueuedMessage {
  const { created, tries, judged, closed, seen, next, pause } = message;
  const back = Math.max(created, ...tries, judged, closed, seen) - now;
  if (back <= 0) return message;
  return {
    ...message,
    created: Math.min(created, now),
    tries: tries.map((at) => Math.min(at, now)),
    judged: Math.min(judged, now),
    closed: Math.min(closed, now),
    seen: Math.min(seen, now),
    next: next - back,
    pause: pause - back,
  };
}

/**
 * Decides whether a new message is a duplicate of a stored one. A duplicate in trouble is retried; with `repeat`, the
 * visitor wants to send the same message again, and only one in trouble counts as a duplicate.
 */
export function enqueue(
  stored: readonly QueuedMessage[],
  fresh: QueuedMessage,
  now: number,
  repeat = false,
): Enqueued {
  const same = stored.filter((message) => message.print === fresh.print && tidy(message, now) !== undefined);
  const message = same.find(isTrouble) ?? (repeat ? undefined : same.at(-1));
  if (!message) return { message: fresh, duplicate: false };
  const isFine = message.state === "queued" || message.state === "sending" || message.state === "sent";
  return { message: isFine ? message : retryNow(message, now), duplicate: true };
}

/** Whether the page that was sending this message died: certain with the lock, otherwise assumed after a minute. */
export function isCrashed({ state, tries }: QueuedMessage, now: number, hasLock: boolean): boolean {
  return state === "sending" && (hasLock || now >= (tries.at(-1) ?? 0) + MINUTE);
}
