/** Every time of the outbox, in ms, and how often it tries. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The last time that a date can have, in ms since 1970. */
export const LAST_TIME = 8.64e15;

/** An attempt without an answer is given up after this time. */
export const REQUEST_TIMEOUT = 20 * SECOND;
/** A visitor who waits for the result reads after this time that the message is not delivered yet. */
export const LONGEST_SENDING = 15 * SECOND;
/** A use of the disk is given up after this time, and others fail at once for a while after it. */
export const STORAGE_TIMEOUT = 4 * SECOND;
export const STORAGE_COOL_DOWN = 10 * SECOND;
/** After a dialog or sleep, a timeout is overdue; an answer that has arrived by then gets this long to be read. */
const GRACE = 1 * SECOND;
/** A suspended page may hold a lock forever; then the others work without it. */
export const LOCK_TIMEOUT = 1 * MINUTE;

/** Between two attempts: the service accepts one a second, and one goes out a few ms after its beginning is stored. */
export const SPACING = 1.1 * SECOND;
/** The maximum number of attempts of a message in total, and in any 24 hours. */
export const MAX_TRIES = 25;
export const MAX_TRIES_A_DAY = 12;
/**
 * The delay after the first attempt without a clear answer, after the second, and so on; then the longest. It begins
 * when the attempt ends: with its answer, or when it is given up after `REQUEST_TIMEOUT`. So the third retry
 * begins 22 to 27.5 s after the first attempt, plus the time that the three attempts took.
 */
// oxfmt-ignore
export const RETRY_DELAYS = [
  2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR,
] as const;
export const LONGEST_RETRY_DELAY = 8 * HOUR;
/** The delays after the answer of the first refusal, the second and the third; then a message has failed. */
export const REFUSAL_DELAYS = [10 * MINUTE, HOUR, 6 * HOUR] as const;
/** A delay is longer by up to this part of it, so that visitors do not retry all at once. */
export const JITTER = 0.25;
/** The longest delay of all. */
export const LONGEST_DELAY = LONGEST_RETRY_DELAY * (1 + JITTER);
/** How long all messages wait once the service is busy, at least and at most. */
export const SHORTEST_PAUSE = 2 * SECOND;
export const LONGEST_PAUSE = 6 * HOUR;
/** The delay after an attempt without a network. */
export const AFTER_OFFLINE = 2 * SECOND;
/** How long a visitor who asks for another attempt during a pause waits after the last one. */
export const AFTER_LAST_TRY = 2 * SECOND;
/** A message whose next attempt is further away is shown as undelivered. */
export const LONGEST_QUIET_WAIT = 1 * MINUTE;
/** After this time, a line says that a message is still being sent. */
export const QUIET_TIME = 10 * SECOND;

/** An attempt whose page is gone may still be answered for this long. */
export const CRASHED_AFTER = 10 * SECOND;

/** A link waits this long for the answer to an attempt. */
export const LINK_WAITS = 5 * SECOND;

/** Pages look at the disk this often, because clocks jump and events get missed; sooner after they could not. */
export const LOOK_AGAIN = 1 * HOUR;
export const LOOK_AGAIN_AFTER_ERROR = 1 * MINUTE;

/** A sent message is recognized, and one that failed is kept after that was shown, for this time. */
export const KEPT_AFTER_END = 1 * DAY;

/**
 * Calls back after `ms`, by a nested timer: when a dialog or sleep has held the first one back, what has arrived in the
 * meantime is still read. Returns a function that cancels it.
 */
export function afterTimeout(ms: number, callback: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(callback, GRACE);
  }, ms - GRACE);
  return () => clearTimeout(timer);
}
