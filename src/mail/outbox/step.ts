import type { SendResult } from "../send-result.ts";
import { isPending, type QueuedMessage } from "./queued-message.ts";
import { hash } from "./fingerprint.ts";
import { HOUR, isExpired, MAX_TRIES, MINUTE, SECOND } from "./schedule.ts";

/** The delays after an attempt without a clear response, by the number of failures before it. */
// prettier-ignore
const RETRY_DELAYS = [
  2 * SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR,
] as const;
/** The delays after a refusal. */
const REFUSAL_DELAYS = [10 * MINUTE, HOUR, 6 * HOUR] as const;
const LONGEST_PAUSE = 6 * HOUR;

/** The next state of a message that is `sending`, given the result. Only `accepted` erases the text. */
export function step(message: QueuedMessage, result: SendResult, now: number): QueuedMessage {
  const after = afterResult({ ...message, last: result, judged: now }, result, now);
  // The last attempt is a completed one that started after the message expired.
  const isComplete = result.is !== "offline" && result.is !== "crash";
  const isLast = isComplete && isExpired(message, message.tries.at(-1) ?? now);
  const isOver = isLast || message.tries.length >= MAX_TRIES;
  return isOver && isPending(after) ? failed(after, now) : after;
}

function afterResult(message: QueuedMessage, result: SendResult, now: number): QueuedMessage {
  switch (result.is) {
    case "accepted":
      return withoutText(message, now);
    case "too-large":
      return failed(message, now);
    case "refused":
    case "misrouted":
    case "unconfigured": {
      const pause = REFUSAL_DELAYS[message.refusals];
      const refused: QueuedMessage = { ...message, state: "refused", refusals: message.refusals + 1 };
      return pause === undefined
        ? failed(refused, now)
        : { ...refused, next: now + jittered(pause, message) };
    }
    case "quota": {
      const until = now + LONGEST_PAUSE;
      const refusals = Math.max(message.refusals, 1);
      return { ...message, state: "refused", refusals, next: until, pause: until };
    }
    case "busy": {
      const asked = result.retryAfter ?? retryDelay(message);
      const until = now + Math.min(Math.max(asked, 2 * SECOND), LONGEST_PAUSE);
      return { ...waiting(message), next: until, pause: until };
    }
    case "offline":
      return { ...message, state: "queued", next: now + 2 * SECOND };
    case "crash":
      // Counted from the attempt, so that the next visit, usually later than that, sends at once.
      return { ...waiting(message), next: (message.tries.at(-1) ?? now) + retryDelay(message) };
    default:
      return { ...waiting(message), next: now + retryDelay(message) };
  }
}

function waiting(message: QueuedMessage): QueuedMessage {
  return { ...message, state: "waiting", failures: message.failures + 1 };
}

function failed(message: QueuedMessage, now: number): QueuedMessage {
  return { ...message, state: "failed", closed: now };
}

function withoutText(message: QueuedMessage, now: number): QueuedMessage {
  const { params: _text, last: _last, ...rest } = message;
  return { ...rest, state: "sent", closed: now };
}

function retryDelay(message: QueuedMessage): number {
  return jittered(RETRY_DELAYS[message.failures] ?? 8 * HOUR, message);
}

/** Up to a quarter longer, so that visitors do not retry all at once; the same for the same attempt. */
function jittered(delay: number, message: QueuedMessage): number {
  return delay + Math.floor((delay / 4000) * (hash(message.id, message.tries.length) % 1000));
}
