import { sendResults, type Params, type SendResult } from "../send.ts";
import { mostRetryHours } from "../../lib/retry-hours.ts";
import { LAST_TIME } from "../timing.ts";

/**
 * - `queued`: not attempted yet, or not while the network is down
 * - `sending`: an attempt is in progress
 * - `sent`: accepted; the text is erased, the rest is kept for a day to recognize a duplicate
 * - `waiting`: retried soon
 * - `refused`: retried slowly
 * - `failed`: retried only on request
 * - `deleted`: erased by the visitor; the rest is kept for a day, so that other tabs can say so
 */
export const states = ["queued", "sending", "sent", "waiting", "refused", "failed", "deleted"] as const;

export type State = (typeof states)[number];

/** The version of these records. It rises whenever their shape changes: `queued-message.test.ts` has each shape. */
export const FORMAT = 1;

const isFormat = (value: unknown): value is typeof FORMAT => value === FORMAT;
const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && isBetween(value, 0, Infinity);
/** In ms since 1970 on the visitor's clock, which may jump; 0 means "not yet". */
const isTime = (value: unknown): value is number => isBetween(value, 0, LAST_TIME);
const isTimes = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isTime);
const isHours = (value: unknown): value is number => isBetween(value, 1, mostRetryHours);
const isState = (value: unknown): value is State => states.includes(value as State);
const isResult = (value: unknown): value is SendResult["is"] =>
  sendResults.includes(value as SendResult["is"]);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === "[object Object]";
const isParams = (value: unknown): value is Params => isRecord(value) && Object.values(value).every(isText);

/**
 * The schema of a message in the outbox, as stored in IndexedDB: what each field may hold. Not Valibot's, which would be
 * 2 kB more for each form.
 */
const requiredFields = {
  format: isFormat,
  id: isText,
  form: isText,
  /** What the visitor calls the message, such as "message" or "employment application". */
  messageName: isText,
  /** For how many hours it is attempted. */
  hours: isHours,
  /** The form thanks only for a delivery, so the first failure is shown. */
  waitsForDelivery: isFlag,
  /** Identifies form and text; empty once deleted. */
  fingerprint: isText,
  state: isState,
  /** Whether the visitor must be shown that it has not been delivered. Stays so until it is. */
  isTrouble: isFlag,
  /** Only its form has it, because the disk did not take it: it is attempted while its page is open. */
  isInForm: isFlag,
  /** The visitor deleted it, maybe during an attempt whose result is not known yet. */
  isDeleted: isFlag,
  /** The visitor asked for an attempt now. */
  isForced: isFlag,
  createdAt: isTime,
  /** When the next automatic attempt is due. */
  nextTryAt: isTime,
  /** When each attempt began, oldest first. */
  tries: isTimes,
  /** Attempts without a clear answer, which decide the next delay. Those without a network don't count. */
  failures: isCount,
  /** Attempts with a clear refusal, which decide the next, longer delay. */
  refusals: isCount,
  /** All messages wait until then, because of the answer to this one. */
  pausedUntil: isTime,
  /** When it was sent, failed or was deleted. */
  endedAt: isTime,
  /** When its failure was first shown on a visible page. */
  seenAt: isTime,
};
const optionalFields = {
  /** The text. Absent once the service has accepted it or the visitor has deleted it. */
  params: isParams,
  lastResult: isResult,
};
const checks = new Map<string, (value: unknown) => boolean>(
  Object.entries({ ...requiredFields, ...optionalFields }),
);

/** The names of a message's fields. */
export const fieldNames = [...checks.keys()] as readonly (keyof QueuedMessage)[];

/** What a value is that has passed the check of its field. */
type Checked<Checks> = {
  readonly [Name in keyof Checks]: Checks[Name] extends ((value: unknown) => value is infer Value)
    ? Value
    : never;
};

/** One message in the outbox. */
export type QueuedMessage = Checked<typeof requiredFields> & Partial<Checked<typeof optionalFields>>;

/** Whether a record has every field of a message, each as it may be, and no other. */
export function hasShape(record: unknown): record is QueuedMessage {
  if (!isRecord(record)) return false;
  const hasAll = Object.keys(requiredFields).every((name) => name in record);
  return hasAll && Object.entries(record).every(([name, value]) => checks.get(name)?.(value));
}

/** What a form hands to the outbox. */
export interface Submission extends Pick<
  QueuedMessage,
  "form" | "messageName" | "hours" | "waitsForDelivery"
> {
  readonly params: Params;
}

/** The messages among records of any content. What this version has not written is none. */
export function messagesIn(records: readonly unknown[]): readonly QueuedMessage[] {
  return records.filter((record): record is QueuedMessage => hasShape(record) && isPossible(record));
}

/**
 * Whether a message's state and its flags go together: + is always, - never, and o either.
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
export function isPossible(message: QueuedMessage): boolean {
  const { params, state, isTrouble, isInForm, isDeleted, isForced } = message;
  const hasText = params !== undefined;
  if (isForced && state !== "queued" && state !== "deleted") return false;
  if (state === "sent" || isDeleted) {
    const isEnding = state === "sent" || state === "deleted" || state === "sending";
    return isEnding && !hasText && !isTrouble && !isInForm;
  }
  const mustBeTrouble = state === "refused" || state === "failed";
  return hasText && state !== "deleted" && (isTrouble || !mustBeTrouble);
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
