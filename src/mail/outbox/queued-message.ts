import type { FormName } from "../../form-names.ts";
import type { SendResult } from "../send-result.ts";

/** The `template_params` for the mail service, with keys in sending order. */
export type Params = Readonly<Record<string, string>>;

/**
 * - `queued`: not attempted yet, or the network is down
 * - `sending`: an attempt is in progress
 * - `sent`: accepted; the text is erased, the rest is kept for a day to recognize a duplicate
 * - `waiting`: retried soon
 * - `refused`: shown to the visitor, retried slowly
 * - `failed`: shown to the visitor, retried only on request
 */
export type State = "queued" | "sending" | "sent" | "waiting" | "refused" | "failed";

/**
 * One message in the outbox, as stored in IndexedDB. Visitors' devices have such records, so never rename a field. All
 * times are ms since 1970 on the visitor's clock, which may jump; 0 means "not yet".
 */
export interface QueuedMessage {
  readonly id: string;
  readonly form: FormName;
  /** The text. Absent once the service has accepted it. */
  readonly params?: Params;
  /** The fingerprint of form and text. */
  readonly print: string;
  readonly state: State;
  readonly created: number;
  /** When the next automatic attempt is due. */
  readonly next: number;
  /** When each attempt began, oldest first. */
  readonly tries: readonly number[];
  /** Attempts without a clear response; they drive the retry delay. */
  readonly failures: number;
  /** Attempts with a clear refusal; they drive the slow retry. */
  readonly refusals: number;
  /** The result of the last attempt. */
  readonly last?: SendResult;
  /** When that result came. */
  readonly judged: number;
  /** The whole queue is paused until then, because of the response to this message. */
  readonly pause: number;
  /** The visitor asked for an attempt now. */
  readonly forced: boolean;
  /** When it was sent or failed. */
  readonly closed: number;
  /** When its failure was first shown on a visible page. */
  readonly seen: number;
}

/** Whether the visitor must be shown that this message has not been delivered. */
export function isTrouble({ state, refusals, failures }: QueuedMessage): boolean {
  return state !== "sent" && (state === "failed" || refusals > 0 || failures > 1);
}

/** Whether the outbox will still attempt the message by itself. */
export function isPending({ state }: QueuedMessage): boolean {
  return state !== "sent" && state !== "failed";
}

/** The fields that have not happened yet; records of older versions may lack them. */
export const unattempted = {
  tries: [],
  failures: 0,
  refusals: 0,
  judged: 0,
  pause: 0,
  forced: false,
  closed: 0,
  seen: 0,
} as const;

/** A message before its first attempt. */
export function newMessage(
  id: string,
  form: FormName,
  params: Params,
  print: string,
  now: number,
): QueuedMessage {
  return { ...unattempted, id, form, params, print, state: "queued", created: now, next: now };
}
