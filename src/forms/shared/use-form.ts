import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import type { FormName } from "../../form-names.ts";
import { afterPress } from "./after-press.ts";
import { warmUp } from "./outbox.ts";
import { errorsOf, readAnswers, type FormSchema } from "./answers.ts";
import type { FormPlan } from "./form-plan.ts";
import { shownErrors, step, untouched, type Errors, type Fate, type FormState } from "./state.ts";
import { useSending } from "./use-sending.ts";
import { useSuspicion } from "./suspicion.ts";

/** The mail service takes 50 kB; from here on the form says that it gets tight. */
const LONG = 45_000;
/** How often a visible page looks for answers given without an event, as some password managers do; in ms. */
const LOOK = 500;

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
    readonly onClick: (event: MouseEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onReset: () => void;
  };
  /** Looks at the answers again after the script itself changed them. */
  readonly refresh: () => void;
  /** Sends after the visitor has answered the plain question. */
  readonly confirm: () => void;
  /** Sends a second time what was sent before. */
  readonly repeat: () => void;
  /** Hears from the outbox what becomes of a message. */
  readonly onFate: (message: string, fate: Fate) => void;
}

/**
 * Brings a form to life. The answers stay in the page's controls and are read from there whenever they count;
 * React holds only where the form stands. So nothing is lost that was typed, filled in by the browser or
 * restored by it before, during or after hydration.
 */
export function useForm<const Schema extends FormSchema>(plan: FormPlan<Schema>): LiveForm {
  const { name, schema, message, errorsAfter, onAnswers } = plan;
  const [state, dispatch] = useReducer(step, untouched);
  const element = useRef<HTMLFormElement>(null);
  const looked = useRef("");
  const clicks = useRef(0);
  const { trap, isSuspicious, trust, forget } = useSuspicion(element);

  const check = useCallback(() => {
    if (!element.current) return undefined;
    const answers = readAnswers(element.current, schema);
    const errors = errorsOf(schema, answers);
    looked.current = JSON.stringify(answers);
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
    const timer = window.setInterval(() => {
      if (document.hidden || !element.current) return;
      if (JSON.stringify(readAnswers(element.current, schema)) === looked.current) return;
      trust();
      wake();
    }, LOOK);
    return () => {
      window.removeEventListener("pageshow", wake);
      window.clearInterval(timer);
    };
  }, [check, schema, trust]);

  // What was pressed before the script arrived (`client/client-paint.ts`) is done now.
  useEffect(() => {
    const form = element.current;
    if (form?.dataset["pressed"] === undefined) return;
    form.requestSubmit();
  }, []);

  const { send, onFate } = useSending(plan, { element, dispatch, check, isSuspicious, forget });

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
      onClick: ({ detail }) => {
        clicks.current = detail;
      },
      onSubmit: (event) => {
        event.preventDefault();
        event.currentTarget.removeAttribute("data-pressed");
        void send({ clicks: clicks.current });
        clicks.current = 0;
      },
      onReset: () => dispatch({ type: "reset" }),
    },
    refresh: check,
    confirm: () => void send({ confirmed: true }),
    repeat: () => void send({ repeat: true }),
    onFate,
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
