import type { Params, SendResult } from "../send.ts";

/**
 * - `queued`: not attempted yet, or not while the network is down
 * - `sending`: an attempt is in progress
 * - `sent`: accepted; the text is erased, the rest is kept for a day to recognize a duplicate
 * - `waiting`: retried soon
 * - `refused`: retried slowly
 * - `failed`: retried only on request
 * - `deleted`: erased by the visitor; the rest is kept for a day, so that other tabs can say so
 */
export type State = "queued" | "sending" | "sent" | "waiting" | "refused" | "failed" | "deleted";

/** The version of these records. The outbox leaves any other record alone. */
export const FORMAT = 1;

export interface Submission {
  readonly form: string;
  /** What the visitor calls the message, such as "message" or "employment application". */
  readonly messageName: string;
  /** For how many hours it is attempted. */
  readonly hours: number;
  /** The text. */
  readonly params: Params;
  /** The form thanks only for a delivery, so the first failure is shown. */
  readonly waitsForDelivery: boolean;
}

/**
 * One message in the outbox, as stored in IndexedDB. All times are ms since 1970 on the visitor's clock, which may
 * jump; 0 means "not yet".
 *
 * What goes together, where + is always, - never, and o either; `tests/simulation/possible.ts` checks it:
 *
 *     state             text  isTrouble  isInForm  isDeleted  isForced
 *     queued             +        o         o          -         o
 *     waiting            +        o         o          -         -
 *     refused            +        +         o          -         -
 *     failed             +        +         o          -         -
 *     sending            +        o         o          -         -
 *     … once deleted     -        -         -          +         -
 *     sent               -        -         -          o         -
 *     deleted            -        -         -          +         o   (nothing follows from it anymore)
 */
export interface QueuedMessage extends Omit<Submission, "params"> {
  readonly format: typeof FORMAT;
  readonly id: string;
  /** Absent once the service has accepted it or the visitor has deleted it. */
  readonly params?: Params;
  /** Identifies form and text; empty once deleted. */
  readonly fingerprint: string;
  readonly state: State;
  /** Whether the visitor must be shown that it has not been delivered. Stays so until it is. */
  readonly isTrouble: boolean;
  /** Only its form has it, because the disk did not take it: it is attempted while its page is open. */
  readonly isInForm: boolean;
  /** The visitor deleted it, maybe during an attempt whose result is not known yet. */
  readonly isDeleted: boolean;
  /** The visitor asked for an attempt now. */
  readonly isForced: boolean;
  readonly createdAt: number;
  /** When the next automatic attempt is due. */
  readonly nextTryAt: number;
  /** When each attempt began, oldest first. */
  readonly tries: readonly number[];
  /** Attempts without a clear answer, which decide the next delay. Those without a network don't count. */
  readonly failures: number;
  /** Attempts with a clear refusal, which decide the next, longer delay. */
  readonly refusals: number;
  readonly lastResult?: SendResult["is"];
  /** All messages wait until then, because of the answer to this one. */
  readonly pausedUntil: number;
  /** When it was sent, failed or was deleted. */
  readonly endedAt: number;
  /** When its failure was first shown on a visible page. */
  readonly seenAt: number;
}

/** Whether the outbox will still attempt the message by itself, or is attempting it. */
export function isPending({ state }: QueuedMessage): boolean {
  return state !== "sent" && state !== "failed" && state !== "deleted";
}

/** A message before its first attempt. */
export function newMessage(id: string, submission: Submission, now: number): QueuedMessage {
  return {
    ...submission,
    format: FORMAT,
    id,
    fingerprint: fingerprint(submission.form, submission.params),
    state: "queued",
    isTrouble: false,
    isInForm: false,
    isDeleted: false,
    isForced: false,
    createdAt: now,
    nextTryAt: now,
    tries: [],
    failures: 0,
    refusals: 0,
    pausedUntil: 0,
    endedAt: 0,
    seenAt: 0,
  };
}

/**
 * Identifies a form and its answers with 128 bits from four differently seeded hashes. The text cannot be recovered
 * from it. Unlike `crypto.subtle`, it needs no secure context and no promise.
 */
export function fingerprint(form: string, params: Params): string {
  const text = JSON.stringify([form, params]);
  return [1, 2, 3, 4].map((seed) => hash(text, seed)).join();
}

/** A 32-bit hash of the UTF-16 units of a text (Murmur's mixing, one unit at a time). */
export function hash(text: string, seed: number): number {
  let mixed = seed;
  for (let at = 0; at < text.length; at++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x5bd1e995);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> 0;
}
