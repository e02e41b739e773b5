/**
 * The state of a form and its transitions, as pure functions.
 *
 *     editing ──▶ asking (the spam question) ──▶ sending ──▶ sent
 *        ▲  └──────────────────────────────────▶ ┘   ├─────▶ waiting  (thanks come with the delivery)
 *        └───────── rejected (has errors)            ├─────▶ repeated (the same was sent before; again?)
 *                                                    └─────▶ failed   (the outbox could not be loaded)
 *
 * The state does not include the answers, which stay in the page's controls.
 */
import type { DeliveryStatus } from "../mail/outbox/notices.ts";

/** The error of each field that has one. */
export type Errors = Readonly<Record<string, string>>;

type Phase = "editing" | "asking" | "sending" | "sent" | "waiting" | "repeated" | "failed";

interface FormState {
  readonly phase: Phase;
  /** The id of the last message in the outbox. */
  readonly messageId: string | undefined;
  readonly delivery: DeliveryStatus;
  /** When it was delivered, in ms since 1970, if this page knows. */
  readonly sentAt: number | undefined;
  /** Whether the text above the form appeared by itself, not after a click. Then it does not take focus. */
  readonly late: boolean;
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
  | { readonly type: "checked"; readonly errors: Errors; readonly tooLong: boolean }
  | { readonly type: "seen"; readonly names: readonly string[] }
  | { readonly type: "rejected"; readonly errors: Errors }
  | { readonly type: "asked" }
  | { readonly type: "sending" }
  | { readonly type: "stored"; readonly messageId: string; readonly delivery: DeliveryStatus }
  | { readonly type: "sent"; readonly keepsAnswers: boolean; readonly late?: boolean }
  | { readonly type: "waiting" }
  | { readonly type: "repeated"; readonly sentAt: number | undefined }
  | {
      readonly type: "delivery";
      readonly messageId: string;
      readonly delivery: DeliveryStatus;
      readonly now: number;
    }
  | { readonly type: "failed" }
  | { readonly type: "reset" };

/** The state of a form before anything happens. */
export const untouched: FormState = {
  phase: "editing",
  messageId: undefined,
  delivery: "coming",
  sentAt: undefined,
  late: false,
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
    case "checked":
      return JSON.stringify(state.errors) === JSON.stringify(action.errors) &&
        state.tooLong === action.tooLong
        ? state
        : { ...state, errors: action.errors, tooLong: action.tooLong };
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
        late: false,
      };
    case "asked":
      return { ...state, phase: "asking", attemptErrors: {}, attempt: state.attempt + 1, late: false };
    case "sending":
      return { ...state, phase: "sending", attempted: true, attemptErrors: {}, late: false };
    case "stored":
      return { ...state, messageId: action.messageId, delivery: action.delivery };
    case "sent":
      // If the answers stay (team practice), the form still counts as submitted; a reset form shows no errors.
      return {
        ...state,
        phase: "sent",
        late: action.late ?? false,
        attempt: action.late === true ? state.attempt : state.attempt + 1,
        attempted: action.keepsAnswers,
        seen: action.keepsAnswers ? state.seen : new Set(),
      };
    case "waiting":
      return { ...state, phase: "waiting" };
    case "failed":
      return { ...state, phase: "failed", attempt: state.attempt + 1, late: false };
    case "repeated":
      return { ...state, phase: "repeated", sentAt: action.sentAt, attempt: state.attempt + 1, late: false };
    case "delivery": {
      if (action.messageId !== state.messageId || action.delivery === state.delivery) return state;
      const sentAt = action.delivery === "delivered" ? action.now : state.sentAt;
      return { ...state, delivery: action.delivery, sentAt, late: !isSending(state) };
    }
    case "reset":
      // Keep showing the delivery of the last message.
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

/** Whether the visitor waits for the result. */
export function isSending({ phase, delivery }: FormState): boolean {
  return phase === "sending" || (phase === "waiting" && delivery === "coming");
}

/** Which text the form shows; `none` if only the outbox's notice is shown. */
type FormStatus = "none" | "errors" | "thanks" | "coming" | "delivered" | "failed";

/** The form's own text, which never contradicts the outbox's notice of the same message. */
export function formStatus({ phase, delivery, attemptErrors }: FormState): FormStatus {
  if (!isEmpty(attemptErrors)) return "errors";
  if (phase === "failed") return "failed";
  if (delivery === "trouble" || delivery === "deleted") return "none";
  if (phase === "sent" || (phase === "waiting" && delivery === "delivered")) return "thanks";
  return phase === "repeated" ? delivery : "none";
}

/** The errors to show: all of them after an attempt to send; before it, with `touch`, of the fields left or changed. */
export function shownErrors({ errors = {}, attempted, seen }: FormState, after: "touch" | "submit"): Errors {
  if (attempted) return errors;
  if (after === "submit") return {};
  return Object.fromEntries(Object.entries(errors).filter(([name]) => seen.has(name)));
}

/** Whether there is no error. */
export function isEmpty(errors: Errors): boolean {
  return Object.keys(errors).length === 0;
}
