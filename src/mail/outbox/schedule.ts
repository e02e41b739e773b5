import type { FormName } from "../../form-names.ts";
import { isPending, isTrouble, type Entry } from "./entry.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** From one try to the next: the service takes one a second, and a try goes out some ms after it is stored. */
const APART = 1.1 * SECOND;

/** Tries in all, and in any 24 hours. */
export const MAX_TRIES = 25;
const MAX_TRIES_A_DAY = 12;

/** How long a text is kept trying: an application holds more of a person's life, so it is kept shorter. */
export const lives: Readonly<Record<FormName, number>> = {
  contact: 3 * DAY,
  employment: DAY,
  feedback: 3 * DAY,
  "team-practice": 3 * DAY,
};

/** Whether the time in which a message is tried has run out. */
export function lifeOver(entry: Entry, now: number): boolean {
  return now >= entry.created + lives[entry.form];
}

/**
 * The entry to try next and when, or nothing while nothing may be tried. A doubtful one, which another tab may have
 * sent, is tried only if the visitor asks for it.
 */
export function pick(
  entries: readonly Entry[],
  now: number,
  online: boolean,
  isDoubtful: (id: string) => boolean = () => false,
): { readonly entry: Entry; readonly at: number } | undefined {
  const spaced = Math.max(...entries.map((entry) => (entry.tries.at(-1) ?? -Infinity) + APART));
  const rested = Math.max(...entries.map((entry) => entry.pause));
  const answered = Math.max(...entries.map((entry) => entry.judged));
  const order = entries
    .filter((entry) => isPending(entry) && entry.state !== "sending")
    .filter((entry) => entry.forced || !isDoubtful(entry.id))
    // A new message is tried even if the browser thinks it is offline: it may be wrong.
    .filter((entry) => online || entry.forced || entry.last === undefined)
    // The queue's rest binds a visitor who asks for a try now for two seconds after the last answer.
    .map((entry) => ({ entry, rest: entry.forced ? Math.min(rested, answered + 2 * SECOND) : rested }))
    .map(({ entry, rest }) => ({ entry, at: Math.max(dueAt(entry), rest, spaced, now) }))
    .filter(({ at }) => at < Infinity)
    .sort(
      (a, b) =>
        a.at - b.at || a.entry.tries.length - b.entry.tries.length || a.entry.created - b.entry.created,
    );
  return order[0];
}

/** When a message may be tried: its own time, at the latest the end of its life, within its tries a day. */
function dueAt(entry: Entry): number {
  const own = entry.forced ? 0 : Math.min(entry.next, entry.created + lives[entry.form]);
  return Math.max(own, dayFree(entry));
}

function dayFree(entry: Entry): number {
  if (entry.tries.length >= MAX_TRIES) return Infinity;
  return (entry.tries.at(-MAX_TRIES_A_DAY) ?? -Infinity) + DAY;
}

/** Whether pressing "Try again" may lead to a try now. */
export function mayTry(entry: Entry, now: number): boolean {
  return entry.params !== undefined && entry.state !== "sending" && dayFree(entry) <= now;
}

/** The entry as its next try begins. To be stored before anything goes out. */
export function begin(entry: Entry, now: number): Entry {
  return { ...entry, state: "sending", tries: [...entry.tries, now], forced: false, pause: 0 };
}

/** The entry after the visitor has asked for another try; unchanged where none is possible. */
export function again(entry: Entry, now: number): Entry {
  if (!mayTry(entry, now)) return entry;
  // What has failed stays in trouble until it is delivered, however it failed.
  const refusals = entry.state === "failed" ? Math.max(entry.refusals, 1) : entry.refusals;
  // Should it fail again, that is to be seen anew before it may be erased.
  return { ...entry, refusals, state: "queued", next: now, forced: true, closed: 0, seen: 0 };
}

/** The entry once the network is back: due now, unless the service itself has said no, or the queue rests. */
export function reconnected(entry: Entry, now: number): Entry {
  const due = (entry.state === "queued" || entry.state === "waiting") && entry.next > now;
  return due ? { ...entry, next: now } : entry;
}

/**
 * The entry as time alone leaves it: nothing once its purpose is over (a sent one after 24 h; a failed one after
 * its life, and 24 h after the visitor was shown it), its times restarted if the clock was moved back.
 */
export function tidy(entry: Entry, now: number): Entry | undefined {
  const current = restarted(entry, now);
  const { state, closed, seen } = current;
  const over =
    state === "sent" ? closed : state === "failed" && seen && lifeOver(current, now) ? seen : Infinity;
  return now >= over + DAY ? undefined : current;
}

function restarted(entry: Entry, now: number): Entry {
  const { created, tries, judged, closed, seen, next, pause } = entry;
  const back = Math.max(created, ...tries, judged, closed, seen) - now;
  if (back <= 0) return entry;
  return {
    ...entry,
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
 * What a new message means beside those already kept: an entry of its own, or a repetition of one of them. `repeat`
 * says that the visitor wants it to go a second time: then only one in trouble is tried again instead.
 */
export function admit(
  kept: readonly Entry[],
  fresh: Entry,
  now: number,
  repeat = false,
): { readonly entry: Entry; readonly duplicate: boolean } {
  const alike = kept.filter((entry) => entry.print === fresh.print && tidy(entry, now) !== undefined);
  const same = alike.find(isTrouble) ?? (repeat ? undefined : alike.at(-1));
  if (!same) return { entry: fresh, duplicate: false };
  const untried = same.state === "queued" || same.state === "sending" || same.state === "sent";
  return { entry: untried ? same : again(same, now), duplicate: true };
}

/**
 * Whether an entry that stands as being sent was left behind by a page that died: certain for the one who holds
 * the lock; without a lock, once no try can still be under way.
 */
export function isCrashed(entry: Entry, now: number, held: boolean): boolean {
  return entry.state === "sending" && (held || now >= (entry.tries.at(-1) ?? 0) + MINUTE);
}
