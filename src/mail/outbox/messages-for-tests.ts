import type { SendResult } from "../send-result.ts";
import { newMessage, type QueuedMessage } from "./queued-message.ts";
import { begin } from "./schedule.ts";
import { step } from "./step.ts";

/** When every message is written. */
export const T = 1_800_000_000_000;

const submission = { form: "contact", title: "message", hours: 72, params: { message: "hello" } };

export function message(changes: Partial<QueuedMessage> = {}): QueuedMessage {
  return { ...newMessage("a", submission, "p", T), ...changes };
}

/** One attempt at `now` with this result. */
export const tried = (from: QueuedMessage, result: SendResult, now: number): QueuedMessage =>
  step(begin(from, now), result, now);
