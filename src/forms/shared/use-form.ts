import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from "react";
import type * as v from "valibot";
import { afterPress } from "./after-press.ts";
import { submit, warmUp } from "./outbox.ts";
import { errorsOf, readAnswers, type FormSchema } from "./answers.ts";
import { shownErrors, step, untouched, type Errors, type FormState } from "./state.ts";
import { useSuspicion } from "./suspicion.ts";

/** The mail service takes 50 kB; from here on the form says that it gets tight. */
const LONG = 45_000;

export type FormName = "contact" | "employment" | "feedback" | "team-practice";

export interface FormPlan<Schema extends FormSchema> {
  /** Which form it is; also the beginning of every id on it. */
  readonly name: FormName;
  readonly schema: Schema;
  /** What is sent. */
  readonly message: (answers: v.InferOutput<Schema>) => Record<string, string>;
  /** When errors show: as soon as a field is left or changed, or after an attempt to send. */
  readonly errorsAfter: "touch" | "submit";
  /** Whether the visitor is only thanked once the mail service has taken the message. */
  readonly awaitsDelivery?: boolean;
  /** Whether the answers stay in the form after sending. */
  readonly keepsAnswers?: boolean;
  /** Hears the answers whenever they changed, and once when the form comes to life. */
  readonly onAnswers?: (answers: v.InferOutput<Schema>) => void;
  /** Hears what was sent, once it is stored. */
  readonly onSent?: (answers: v.InferOutput<Schema>) => void;
}

export interface LiveForm {
  readonly name: FormName;
  readonly state: FormState;
  readonly shown: Errors;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly trap: RefObject<HTMLInputElement | null>;
  /** What the `<form>` listens to. */
  readonly listeners: {
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Looks at the answers again after the script itself changed them. */
  readonly refresh: () => void;
  /** Sends after the visitor has answered the plain question. */
  readonly confirm: () => void;
}

/**
 * Brings a form to life. The answers stay in the page's controls and are read from there whenever they count;
 * React holds only where the form stands. So nothing is lost that was typed, filled in by the browser or
 * restored by it before, during or after hydration.
 */
export function useForm<const Schema extends FormSchema>(plan: FormPlan<Schema>): LiveForm {
  const {
    name,
    schema,
    message,
    errorsAfter,
    awaitsDelivery = false,
    keepsAnswers = false,
    onAnswers,
    onSent,
  } = plan;
  const [state, dispatch] = useReducer(step, untouched);
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const emptied = useRef({ at: -Infinity, answers: "" });
  const { trap, isSuspicious, forget } = useSuspicion(element);

  const check = useCallback(() => {
    if (!element.current) return undefined;
    const answers = readAnswers(element.current, schema);
    const errors = errorsOf(schema, answers);
    dispatch({ type: "checked", errors, tooLong: sizeOf(message(answers)) > LONG });
    onAnswers?.(answers);
    return { answers, errors };
  }, [schema, message, onAnswers]);

  // What was typed before the script arrived, or comes back with "Back" or a reload, counts like what is typed now.
  useEffect(() => {
    const wake = () => {
      const found = check();
      if (found) dispatch({ type: "seen", names: answered(found.answers) });
    };
    wake();
    warmUp();
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [check]);

  const send = async (confirmed: boolean) => {
    if (busy.current) return;
    const found = check();
    if (!found) return;
    // The second click of a double click may come when the form has been sent and emptied: it asks for nothing.
    const soon = performance.now() - emptied.current.at < 1000;
    if (soon && JSON.stringify(found.answers) === emptied.current.answers) return;
    if (Object.keys(found.errors).length > 0) return dispatch({ type: "rejected", errors: found.errors });
    if (!confirmed && isSuspicious()) return dispatch({ type: "asked" });
    const params = message(found.answers);
    busy.current = true;
    dispatch({ type: "sending" });
    try {
      const { firstVerdict } = await submit({ form: name, params });
      if (awaitsDelivery && (await firstVerdict).is !== "accepted") return dispatch({ type: "waiting" });
      onSent?.(found.answers);
      // Whoever went on writing while the message was on its way keeps what they wrote.
      const done = !keepsAnswers && sameText(element.current, schema, found.answers);
      if (done) element.current?.reset();
      forget();
      const left = check();
      if (done) emptied.current = { at: performance.now(), answers: JSON.stringify(left?.answers) };
      dispatch({ type: "sent", keepsAnswers });
    } catch (error) {
      console.error(error);
      dispatch({ type: "failed" });
    } finally {
      busy.current = false;
    }
  };

  return {
    name,
    state,
    shown: shownErrors(state, errorsAfter),
    element,
    trap,
    listeners: {
      onInput: (event) => {
        dispatch({ type: "seen", names: namesOf(event.target) });
        check();
      },
      onBlur: (event) => {
        const names = namesOf(event.target);
        afterPress(() => dispatch({ type: "seen", names }));
      },
      onSubmit: (event) => {
        event.preventDefault();
        void send(false);
      },
    },
    refresh: check,
    confirm: () => void send(true),
  };
}

function namesOf(target: EventTarget): string[] {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  return name === null ? [] : [name];
}

function sizeOf(params: Record<string, string>): number {
  return new Blob([JSON.stringify(params)]).size;
}

function answered(answers: Record<string, string | string[]>): string[] {
  return Object.keys(answers).filter((name) => answers[name]?.length !== 0);
}

function sameText(form: HTMLFormElement | null, schema: FormSchema, sent: unknown): boolean {
  return form !== null && JSON.stringify(readAnswers(form, schema)) === JSON.stringify(sent);
}
