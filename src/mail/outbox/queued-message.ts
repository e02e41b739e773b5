import type { SendResult } from "../send-result.ts";

/** The `template_params` for the mail service, with keys in sending order. */
export type Params = Readonly<Record<string, string>>;

/**
 * - `queued`: not attempted yet, or the network is down
 * - `sending`: an attempt is in progress
 * - `sent`: accepted; the text is erased, the rest is kept for a day to recognize a duplicate
 * - `waiting`: retried soon
 * - `refused`: retried slowly
 * - `failed`: retried only on request
 */
export type State = "queued" | "sending" | "sent" | "waiting" | "refused" | "failed";

/** The version of these records. The outbox leaves any other record alone. */
export const FORMAT = 1;

/**
 * One message in the outbox, as stored in IndexedDB. All times are ms since 1970 on the visitor's clock, which may jump;
 * 0 means "not yet".
 */
export interface QueuedMessage {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly form: string;
  /** What the visitor calls it, such as "message" or "employment application". */
  readonly title: string;
  /** For how many hours it is attempted. */
  readonly hours: number;
  /** The text. Absent once the service has accepted it. */
  readonly params?: Params;
  /** Identifies form and text. */
  readonly fingerprint: string;
  readonly state: State;
  /** Whether the visitor must be shown that it has not been delivered. Stays so until it is. */
  readonly isTrouble: boolean;
  /** Whether it is on the disk. If not, the form keeps its answers, and it is attempted while its page is open. */
  readonly isStored: boolean;
  readonly createdAt: number;
  /** When the next automatic attempt is due. */
  readonly nextTryAt: number;
  /** When each attempt began, oldest first. */
  readonly tries: readonly number[];
  /** Attempts without a clear answer; they drive the retry delay. */
  readonly failures: number;
  /** Attempts with a clear refusal; they drive the slow retry. */
  readonly refusals: number;
  readonly lastResult?: SendResult;
  /** When that result came. */
  readonly answeredAt: number;
  /** All messages wait until then, because of the answer to this one. */
  readonly pausedUntil: number;
  /** The visitor asked for an attempt now. */
  readonly isForced: boolean;
  /** When it was sent or failed. */
  readonly endedAt: number;
  /** When its failure was first shown on a visible page. */
  readonly seenAt: number;
}

export interface Submission {
  readonly form: string;
  /** What the visitor calls the message, such as "message" or "employment application". */
  readonly title: string;
  /** For how many hours it is attempted. */
  readonly hours: number;
  readonly params: Params;
  /** The visitor wants to send the same message a second time. */
  readonly repeat?: boolean;
}

/** Whether the outbox will still attempt the message by itself. */
export function isPending({ state }: QueuedMessage): boolean {
  return state !== "sent" && state !== "failed";
}

/** A message before its first attempt. */
export function newMessage(
  id: string,
  { form, title, hours, params }: Submission,
  fingerprint: string,
  now: number,
): QueuedMessage {
  return {
    format: FORMAT,
    id,
    form,
    title,
    hours,
    params,
    fingerprint,
    state: "queued",
    isTrouble: false,
    isStored: true,
    createdAt: now,
    nextTryAt: now,
    tries: [],
    failures: 0,
    refusals: 0,
    answeredAt: 0,
    pausedUntil: 0,
    isForced: false,
    endedAt: 0,
    seenAt: 0,
  };
}
