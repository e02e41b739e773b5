import type { Verdict } from "../verdict.ts";
import { isPending, type Entry } from "./entry.ts";
import { hash } from "./fingerprint.ts";
import { HOUR, lifeOver, MAX_TRIES, MINUTE, SECOND } from "./schedule.ts";

const BACK_OFF = [
  2 * SECOND,
  5 * SECOND,
  15 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  4 * HOUR,
  8 * HOUR,
] as const;
const SLOW_RETRY = [10 * MINUTE, HOUR, 6 * HOUR] as const;
const LONGEST_PAUSE = 6 * HOUR;

/**
 * What becomes of a message that was being sent, given what the attempt taught: the one place that decides.
 * Only `accepted` gives up the text. The entry must be `sending`.
 */
export function step(entry: Entry, verdict: Verdict, now: number): Entry {
  const after = afterVerdict({ ...entry, last: verdict, judged: now }, verdict, now);
  // The last try is one that began after the life was over, and ran its course.
  const whole = verdict.is !== "offline" && verdict.is !== "crash";
  const last = whole && lifeOver(entry, entry.tries.at(-1) ?? now);
  const over = last || entry.tries.length >= MAX_TRIES;
  return over && isPending(after) ? failed(after, now) : after;
}

function afterVerdict(entry: Entry, verdict: Verdict, now: number): Entry {
  switch (verdict.is) {
    case "accepted":
      return tombstone(entry, now);
    case "too-large":
      return failed(entry, now);
    case "refused":
    case "misrouted":
    case "unconfigured": {
      const pause = SLOW_RETRY[entry.refusals];
      const refused: Entry = { ...entry, state: "refused", refusals: entry.refusals + 1 };
      return pause === undefined ? failed(refused, now) : { ...refused, next: now + jittered(pause, entry) };
    }
    case "quota": {
      const until = now + LONGEST_PAUSE;
      return { ...entry, state: "refused", refusals: Math.max(entry.refusals, 1), next: until, pause: until };
    }
    case "busy": {
      const asked = verdict.retryAfter ?? backOff(entry);
      const until = now + Math.min(Math.max(asked, 2 * SECOND), LONGEST_PAUSE);
      return { ...waiting(entry), next: until, pause: until };
    }
    case "offline":
      return { ...entry, state: "queued", next: now + 2 * SECOND };
    case "crash":
      // Counted from the try itself: the next visit, usually later than that, sends at once.
      return { ...waiting(entry), next: (entry.tries.at(-1) ?? now) + backOff(entry) };
    default:
      return { ...waiting(entry), next: now + backOff(entry) };
  }
}

function waiting(entry: Entry): Entry {
  return { ...entry, state: "waiting", failures: entry.failures + 1 };
}

function failed(entry: Entry, now: number): Entry {
  return { ...entry, state: "failed", closed: now };
}

/** What is kept of an accepted message, for a day: enough to recognize a repetition, nothing to read. */
function tombstone(entry: Entry, now: number): Entry {
  const { params: _text, last: _last, ...rest } = entry;
  return { ...rest, state: "sent", closed: now };
}

function backOff(entry: Entry): number {
  return jittered(BACK_OFF[entry.failures] ?? 8 * HOUR, entry);
}

/** Up to a quarter longer, differently for each message and try, so that visitors do not come back in step. */
function jittered(delay: number, entry: Entry): number {
  return delay + Math.floor((delay / 4000) * (hash(entry.id, entry.tries.length) % 1000));
}
