/**
 * The state of a form and its transitions, as pure functions.
 *
 *     editing ──▶ asking (the spam question) ──▶ storing ──▶ thanked  (the message is safe on the device, or delivered)
 *        ▲  └──────────────────────────────────▶ ┘   ├─────▶ awaiting (thanks come with the delivery)
 *        └───────── rejected (has errors)            ├─────▶ repeated (the same was sent before; again?)
 *                                                    └─────▶ unstored (this browser could not take it)
 *
 * The page's controls have the answers; the state has those of the last check. What became of the message, the outbox
 * knows.
 */
import type { Answers } from "../fields/field.ts";
import type { Outcome } from "../../mail/outbox/status.ts";

/** The error of each field that has one. */
export type Errors = Readonly<Record<string, string>>;

type Phase = "editing" | "asking" | "storing" | "unstored" | SubmittedPhase;

/** How a form goes on once the outbox has its message. */
export type SubmittedPhase = "thanked" | "awaiting" | "repeated";

/** Reads the answers and checks them; undefined while there is no form. */
export type Check = () => { readonly answers: Answers; readonly errors: Errors } | undefined;

export interface FormState {
  readonly phase: Phase;
  /** The id of the last message in the outbox. */
  readonly messageId: string | undefined;
  /** The answers when they were checked last. */
  readonly answers: Answers;
  /** The answers that were sent last. */
  readonly sent: Answers | undefined;
  /** The current errors, in the order of the form; undefined before the first check. */
  readonly errors: Errors | undefined;
  /** The fields that were left or changed. */
  readonly seen: ReadonlySet<string>;
  /** Whether the visitor tried to send, and the form was not reset since. */
  readonly attempted: boolean;
  readonly attemptErrors: Errors;
  readonly tooLong: boolean;
  /** Counts attempts, so that the same text is announced again. */
  readonly attempt: number;
}

/** What happens to a form. */
export type FormAction =
  | {
      readonly type: "checked";
      readonly answers: Answers;
      readonly errors: Errors;
      readonly tooLong: boolean;
    }
  | { readonly type: "seen"; readonly names: readonly string[] }
  | { readonly type: "rejected"; readonly errors: Errors }
  | { readonly type: "suspected" }
  | { readonly type: "storing"; readonly answers: Answers }
  | { readonly type: "submitted"; readonly messageId: string; readonly phase: SubmittedPhase }
  | { readonly type: "unstored" }
  | { readonly type: "reset" };

/** The state of a form before anything happens. */
export const untouched: FormState = {
  phase: "editing",
  messageId: undefined,
  answers: {},
  sent: undefined,
  errors: undefined,
  seen: new Set(),
  attempted: false,
  attemptErrors: {},
  tooLong: false,
  attempt: 0,
};

/** The next state; the same object if nothing changed. */
export function nextState(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "checked": {
      const { answers, errors, tooLong } = action;
      const known = [state.answers, state.errors, state.tooLong];
      return isSame(known, [answers, errors, tooLong]) ? state : { ...state, answers, errors, tooLong };
    }
    case "seen": {
      const fresh = action.names.filter((name) => !state.seen.has(name));
      return fresh.length === 0 ? state : { ...state, seen: new Set([...state.seen, ...fresh]) };
    }
    case "rejected":
      return {
        ...state,
        phase: "editing",
        errors: action.errors,
        attemptErrors: action.errors,
        attempted: true,
        attempt: state.attempt + 1,
      };
    case "suspected":
      return { ...state, phase: "asking", attemptErrors: {}, attempt: state.attempt + 1 };
    case "storing":
      return {
        ...state,
        phase: "storing",
        sent: action.answers,
        attempted: true,
        attemptErrors: {},
        attempt: state.attempt + 1,
      };
    case "submitted":
      return { ...state, phase: action.phase, messageId: action.messageId };
    case "unstored":
      return { ...state, phase: "unstored" };
    case "reset":
      // Keep showing what became of the last message.
      return {
        ...state,
        errors: undefined,
        seen: new Set(),
        attempted: false,
        attemptErrors: {},
        tooLong: false,
      };
  }
}

/** Whether two readings of a form found the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the form is empty because its message was sent, and nothing has been typed since. */
export function isEmptied({ sent, attempted, seen }: FormState): boolean {
  return sent !== undefined && !attempted && seen.size === 0;
}

/** Whether the visitor waits for the result. */
export function isSending({ phase }: FormState, outcome: Outcome | undefined): boolean {
  return phase === "storing" || (phase === "awaiting" && outcome === "coming");
}

/** Whether something other became of the message than its visitor expects. */
export function isUnexpected(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && outcome !== "coming" && outcome !== "delivered";
}

/** Which text the form shows; `none` if the outbox's notice says all there is to say. */
type FormStatus = "none" | "errors" | "thanks" | "repeated-coming" | "repeated-delivered" | "unstored";

/** The form's own text, which never contradicts the outbox's notice of the same message. */
export function formStatus({ phase, attemptErrors }: FormState, outcome: Outcome | undefined): FormStatus {
  if (hasErrors(attemptErrors)) return "errors";
  if (phase === "unstored") return "unstored";
  if (isUnexpected(outcome)) return "none";
  if (phase === "thanked") return "thanks";
  if (phase === "awaiting") return outcome === "delivered" ? "thanks" : "none";
  if (phase === "repeated") return outcome === "delivered" ? "repeated-delivered" : "repeated-coming";
  return "none";
}

/** The errors to show: all of them after an attempt to send; before it, with `touch`, of the fields left or changed. */
export function shownErrors({ errors = {}, attempted, seen }: FormState, after: "touch" | "submit"): Errors {
  if (attempted) return errors;
  if (after === "submit") return {};
  return Object.fromEntries(Object.entries(errors).filter(([name]) => seen.has(name)));
}

export function hasErrors(errors: Errors): boolean {
  return Object.keys(errors).length > 0;
}
