import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
} from "react";
import * as v from "valibot";
import { afterClick } from "./after-click.ts";
import { warmUp } from "./outbox.ts";
import { addedAnswers, addedRules, type AddedTexts } from "./added-questions.ts";
import { errorsOf, readAnswers, type FormSchema } from "./form-schema.ts";
import type { FormDefinition } from "./form-definition.ts";
import { shownErrors, step, untouched } from "./state.ts";
import { useSending } from "./use-sending.ts";
import { useSpamCheck } from "./spam-check.ts";

/** The mail service accepts 50 kB; the form warns above this size. */
const WARN_ABOVE = 45_000;
/** How often, in ms, to check for answers without an event, as from some password managers. */
const POLL_INTERVAL = 500;

export type LiveForm = ReturnType<typeof useForm>;

/**
 * Runs a form. Answers stay in the page's controls and are read when needed, so that nothing typed, filled in or
 * restored by the browser before or during hydration is lost.
 */
export function useForm<const Schema extends FormSchema, Words extends AddedTexts>(
  definition: FormDefinition<Schema, Words>,
) {
  const { name, words, schema: schemaOf, message: messageOf, errorsAfter, onAnswers } = definition;
  const schema = useMemo(() => {
    const own = schemaOf(words);
    return v.object({ ...own.entries, ...addedRules(words) }) as FormSchema as Schema;
  }, [schemaOf, words]);
  const message = useCallback(
    (answers: v.InferOutput<Schema>) => ({ ...messageOf(answers, words), ...addedAnswers(answers, words) }),
    [messageOf, words],
  );
  const [state, dispatch] = useReducer(step, untouched);
  const element = useRef<HTMLFormElement>(null);
  const looked = useRef("");
  const clicks = useRef(0);
  const { honeypot, looksAutomated, trust, reset: resetSpamCheck } = useSpamCheck(element);

  const check = useCallback(() => {
    if (!element.current) return undefined;
    const answers = readAnswers(element.current, schema);
    const errors = errorsOf(schema, answers);
    looked.current = JSON.stringify(answers);
    dispatch({ type: "checked", errors, tooLong: sizeOf(message(answers)) > WARN_ABOVE });
    onAnswers?.(answers);
    return { answers, errors };
  }, [schema, message, onAnswers]);

  // Treat text typed before hydration, or restored by "Back" or a reload, as typed now.
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
    }, POLL_INTERVAL);
    return () => {
      window.removeEventListener("pageshow", wake);
      window.clearInterval(timer);
    };
  }, [check, schema, trust]);

  // Send now if the button was clicked before hydration (`client/client-paint.ts`).
  useEffect(() => {
    const form = element.current;
    if (form?.dataset["pressed"] === undefined) return;
    form.requestSubmit();
  }, []);

  const { send, onDelivery } = useSending(
    { ...definition, schema, message },
    {
      element,
      dispatch,
      check,
      looksAutomated,
      resetSpamCheck,
    },
  );

  return {
    name,
    state,
    shown: shownErrors(state, errorsAfter),
    element,
    honeypot,
    listeners: {
      onInput: (event: FormEvent<HTMLFormElement>) => {
        dispatch({ type: "seen", names: namesOf(event.target) });
        check();
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const names = namesOf(event.target);
        afterClick(() => dispatch({ type: "seen", names }));
      },
      onClick: ({ detail }: MouseEvent<HTMLFormElement>) => {
        clicks.current = detail;
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        event.currentTarget.removeAttribute("data-pressed");
        void send({ clicks: clicks.current });
        clicks.current = 0;
      },
      onReset: () => dispatch({ type: "reset" }),
    },
    /** Sends after the spam question. */
    confirm: () => void send({ confirmed: true }),
    /** Sends the same message a second time. */
    repeat: () => void send({ repeat: true }),
    onDelivery,
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
