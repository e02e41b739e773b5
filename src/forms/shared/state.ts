/**
 * Where a form stands, as one value, and every step it can take. Pure: no page, no clock, no network.
 *
 *     editing ──▶ asking (the one plain question) ──▶ sending ──▶ sent
 *        ▲  └──────────────────────────────────────▶ ┘   ├─────▶ waiting  (stored, nobody is thanked yet)
 *        └───────── rejected (errors stand)              ├─────▶ repeated (the same was sent before; again?)
 *                                                        └─────▶ failed   (this browser could not take it)
 *
 * What becomes of the message afterwards, its fate, is the outbox's to say; `headline` is the one place that says
 * which words of the form stand beside it.
 *
 * The answers are not in here. They live in the page's own controls, where the browser keeps them: what is
 * typed before the script arrives, filled in by the browser or brought back by "Back" is simply there.
 */
export type Errors = Readonly<Record<string, string>>;

export type Phase = "editing" | "asking" | "sending" | "sent" | "waiting" | "repeated" | "failed";

/** What the outbox knows of the message: nothing bad yet, not delivered, delivered, erased. */
export type Fate = "coming" | "trouble" | "delivered" | "deleted";

export interface FormState {
  readonly phase: Phase;
  /** The message that the outbox was given last, by its id. */
  readonly message: string | undefined;
  readonly fate: Fate;
  /** When it was delivered, in ms since 1970, as far as this page knows. */
  readonly sentAt: number | undefined;
  /** Whether what stands above the form came by itself, long after the visitor's press: it leaves the focus alone. */
  readonly late: boolean;
  /** What is wrong with the answers now, in the order of the form; undefined until they were first looked at. */
  readonly errors: Errors | undefined;
  /** The fields the visitor has left or changed. */
  readonly seen: ReadonlySet<string>;
  /** Whether the visitor tried to send, and has not succeeded since. */
  readonly attempted: boolean;
  /** What was wrong at the last attempt. */
  readonly faults: Errors;
  /** Whether the answers come near what one e-mail can carry. */
  readonly tooLong: boolean;
  /** Counts attempts, so that what appears anew is announced anew. */
  readonly attempt: number;
}

export type FormEvent =
  | { readonly type: "checked"; readonly errors: Errors; readonly tooLong: boolean }
  | { readonly type: "seen"; readonly names: readonly string[] }
  | { readonly type: "rejected"; readonly errors: Errors }
  | { readonly type: "asked" }
  | { readonly type: "sending" }
  | { readonly type: "stored"; readonly message: string; readonly fate: Fate }
  | { readonly type: "sent"; readonly keepsAnswers: boolean; readonly late?: boolean }
  | { readonly type: "waiting" }
  | { readonly type: "repeated"; readonly sentAt: number | undefined }
  | { readonly type: "fate"; readonly message: string; readonly fate: Fate; readonly now: number }
  | { readonly type: "failed" }
  | { readonly type: "reset" };

export const untouched: FormState = {
  phase: "editing",
  message: undefined,
  fate: "coming",
  sentAt: undefined,
  late: false,
  errors: undefined,
  seen: new Set(),
  attempted: false,
  faults: {},
  tooLong: false,
  attempt: 0,
};

/** The next state. Gives back the same object when nothing changed, so that nothing is drawn again. */
export function step(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "checked":
      return sameErrors(state.errors, event.errors) && state.tooLong === event.tooLong
        ? state
        : { ...state, errors: event.errors, tooLong: event.tooLong };
    case "seen": {
      const fresh = event.names.filter((name) => !state.seen.has(name));
      return fresh.length === 0 ? state : { ...state, seen: new Set([...state.seen, ...fresh]) };
    }
    case "rejected":
      return {
        ...state,
        phase: "editing",
        errors: event.errors,
        faults: event.errors,
        attempted: true,
        attempt: state.attempt + 1,
        late: false,
      };
    case "asked":
      return { ...state, phase: "asking", faults: {}, attempt: state.attempt + 1, late: false };
    case "sending":
      return { ...state, phase: "sending", attempted: true, faults: {}, late: false };
    case "stored":
      return { ...state, message: event.message, fate: event.fate };
    case "sent":
      // Answers that stay keep the form submitted (team practice); a form that was reset shows no errors.
      return {
        ...state,
        phase: "sent",
        late: event.late ?? false,
        attempt: event.late === true ? state.attempt : state.attempt + 1,
        attempted: event.keepsAnswers,
        seen: event.keepsAnswers ? state.seen : new Set(),
      };
    case "waiting":
    case "failed":
      return { ...state, phase: event.type, attempt: state.attempt + 1, late: false };
    case "repeated":
      return { ...state, phase: "repeated", sentAt: event.sentAt, attempt: state.attempt + 1, late: false };
    case "fate": {
      if (event.message !== state.message || event.fate === state.fate) return state;
      const sentAt = event.fate === "delivered" ? event.now : state.sentAt;
      return { ...state, fate: event.fate, sentAt, late: state.phase !== "sending" };
    }
    case "reset":
      // What became of the message that was in it is still true.
      return { ...state, errors: undefined, seen: new Set(), attempted: false, faults: {}, tooLong: false };
  }
}

/** The words that stand above the form; `none` where the outbox alone speaks. */
export type Headline = "none" | "faults" | "thanks" | "waiting" | "coming" | "delivered" | "failed";

/** What the form itself says, so that it never contradicts what the outbox says of the same message. */
export function headline({ phase, fate, faults }: FormState): Headline {
  if (!isEmpty(faults)) return "faults";
  if (phase === "failed") return "failed";
  if (fate === "trouble" || fate === "deleted") return "none";
  if (phase === "sent" || (phase === "waiting" && fate === "delivered")) return "thanks";
  if (phase === "waiting") return "waiting";
  return phase === "repeated" ? fate : "none";
}

/** The errors to show: of fields left or changed, or, with `after: "submit"`, all of them after an attempt. */
export function shownErrors(state: FormState, after: "touch" | "submit"): Errors {
  const errors = state.errors ?? {};
  if (after === "submit") return state.attempted ? errors : {};
  return Object.fromEntries(Object.entries(errors).filter(([name]) => state.seen.has(name)));
}

function sameErrors(a: Errors | undefined, b: Errors): boolean {
  if (!a) return false;
  const names = Object.keys(b);
  return names.length === Object.keys(a).length && names.every((name) => a[name] === b[name]);
}

/** Whether nothing is wrong. */
export function isEmpty(errors: Errors): boolean {
  return Object.keys(errors).length === 0;
}
