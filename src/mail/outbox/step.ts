import type { SendResult } from "../send-result.ts";
import { LONGEST_PAUSE, REFUSAL_DELAYS, RETRY_DELAYS, SECOND, SHORTEST_PAUSE } from "../timing.ts";
import { hash } from "./fingerprint.ts";
import { isPending, type QueuedMessage } from "./queued-message.ts";
import { isExpired, MAX_TRIES } from "./schedule.ts";

/** The next state of a message that is `sending`, given the result. Only `accepted` erases the text. */
export function step(message: QueuedMessage, result: SendResult, now: number): QueuedMessage {
  const after = afterResult({ ...message, lastResult: result, answeredAt: now }, result, now);
  // The last attempt is a completed one that started after the message expired.
  const isComplete = result.is !== "offline" && result.is !== "crash";
  const isLast = isComplete && isExpired(message, message.tries.at(-1) ?? now);
  const isOver = isLast || message.tries.length >= MAX_TRIES;
  return isOver && isPending(after) ? failed(after, now) : after;
}

function afterResult(message: QueuedMessage, result: SendResult, now: number): QueuedMessage {
  switch (result.is) {
    case "accepted":
      return sent(message, now);
    case "too-large":
      return failed(message, now);
    case "refused":
    case "misrouted":
    case "unconfigured": {
      const delay = REFUSAL_DELAYS[message.refusals];
      const after = refused({ ...message, refusals: message.refusals + 1 });
      return delay === undefined
        ? failed(after, now)
        : { ...after, nextTryAt: now + jittered(delay, message) };
    }
    case "quota": {
      const until = now + LONGEST_PAUSE;
      return { ...refused(message), nextTryAt: until, pausedUntil: until };
    }
    case "busy": {
      const asked = result.retryAfter ?? retryDelay(message);
      const until = now + Math.min(Math.max(asked, SHORTEST_PAUSE), LONGEST_PAUSE);
      return { ...waiting(message), nextTryAt: until, pausedUntil: until };
    }
    case "offline":
      return message.isStored
        ? { ...message, state: "queued", nextTryAt: now + 2 * SECOND }
        : { ...waiting(message), nextTryAt: now + 2 * SECOND };
    case "crash":
      // Counted from the attempt, so that a later visit sends at once.
      return { ...waiting(message), nextTryAt: (message.tries.at(-1) ?? now) + retryDelay(message) };
    default:
      return { ...waiting(message), nextTryAt: now + retryDelay(message) };
  }
}

/** Shown from the second failure on; from the first, if only the form has the text. */
function waiting(message: QueuedMessage): QueuedMessage {
  const failures = message.failures + 1;
  const isTrouble = message.isTrouble || failures > 1 || !message.isStored;
  return { ...message, state: "waiting", failures, isTrouble };
}

function refused(message: QueuedMessage): QueuedMessage {
  return { ...message, state: "refused", isTrouble: true };
}

/** A message that is attempted no more, unless the visitor asks for it. */
export function failed(message: QueuedMessage, now: number): QueuedMessage {
  return { ...message, state: "failed", isTrouble: true, endedAt: now };
}

function sent(message: QueuedMessage, now: number): QueuedMessage {
  const { params: _text, lastResult: _result, ...rest } = message;
  return { ...rest, state: "sent", isTrouble: false, endedAt: now };
}

function retryDelay(message: QueuedMessage): number {
  const delay = RETRY_DELAYS[message.failures] ?? RETRY_DELAYS[RETRY_DELAYS.length - 1];
  return jittered(delay ?? 0, message);
}

/** Up to a quarter longer, so that visitors do not retry all at once; the same for the same attempt. */
function jittered(delay: number, message: QueuedMessage): number {
  return delay + Math.floor((delay / 4000) * (hash(message.id, message.tries.length) % 1000));
}
