/**
 * Where a form stands, as one value, and every step it can take. Pure: no page, no clock, no network.
 *
 *     editing ──▶ asking (the one plain question) ──▶ sending ──▶ sent
 *        ▲  └──────────────────────────────────────▶ ┘   ├─────▶ waiting (feedback: stored, not delivered yet)
 *        └───────── rejected (errors stand)              └─────▶ failed  (this browser could not take it)
 *
 * The answers are not in here. They live in the page's own controls, where the browser keeps them: what is
 * typed before the script arrives, filled in by the browser or brought back by "Back" is simply there.
 */
export type Errors = Readonly<Record<string, string>>;

export type Phase = "editing" | "asking" | "sending" | "sent" | "waiting" | "failed";

export interface FormState {
  readonly phase: Phase;
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
  | { readonly type: "sent"; readonly keepsAnswers: boolean }
  | { readonly type: "waiting" }
  | { readonly type: "failed" };

export const untouched: FormState = {
  phase: "editing",
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
      };
    case "asked":
      return { ...state, phase: "asking", faults: {}, attempt: state.attempt + 1 };
    case "sending":
      return { ...state, phase: "sending", attempted: true, faults: {} };
    case "sent":
      // Answers that stay keep the form submitted (team practice); a form that was reset shows no errors.
      return {
        ...state,
        phase: "sent",
        attempt: state.attempt + 1,
        attempted: event.keepsAnswers,
        seen: event.keepsAnswers ? state.seen : new Set(),
      };
    case "waiting":
    case "failed":
      return { ...state, phase: event.type, attempt: state.attempt + 1 };
  }
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
