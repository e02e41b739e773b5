import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
} from "react";
import type { Answers } from "../fields/field.ts";
import { messageOf } from "../fields/message.ts";
import { sizeOf } from "../../mail/send.ts";
import { afterClick } from "./after-click.ts";
import { errorsOf, readAnswers } from "./answers.ts";
import type { FormEventName } from "../form-events.ts";
import type { FormDefinition, FormPage } from "../form-definition.ts";
import type { FormMemory } from "./memory.ts";
import { shownErrors } from "./state.ts";
import { useSending } from "./use-sending.ts";

/** The mail service accepts 50 kB; the form warns above this size. */
const WARN_ABOVE = 45_000;
/** How often, in ms, to check for answers without an event, as from some password managers, and for lost controls. */
const POLL_INTERVAL = 500;

export type LiveForm = ReturnType<typeof useForm>;

/**
 * Runs a form in its page; at build there is none. Answers stay in the page's controls and are read when needed, so that
 * nothing typed, filled in or restored by the browser is lost. All else that the form knows is in its memory.
 */
export function useForm(definition: FormDefinition, memory: FormMemory, page: FormPage | undefined) {
  const state = useSyncExternalStore(memory.subscribe, memory.state, memory.state);
  const { dispatch } = memory;
  const [answers, setAnswers] = useState<Answers>({});
  const statuses = useSyncExternalStore(
    page?.outbox.subscribe ?? subscribeToNothing,
    () => page?.outbox.statuses(),
    () => undefined,
  );
  /** What became of the message that was sent last, if the outbox knows of it. */
  const status = statuses?.byId.get(state.messageId ?? "");
  const element = useRef<HTMLFormElement>(null);
  const checkedAnswers = useRef("");
  /** Only bots fill it in; visitors who look like one are asked to confirm. */
  const honeypot = useRef<HTMLInputElement>(null);

  // The answers move here from a former drawing, before anything reads them.
  useLayoutEffect(() => {
    element.current?.dispatchEvent(new Event("drawn" satisfies FormEventName, { bubbles: true }));
  }, []);

  const check = useCallback(() => {
    if (!element.current) return undefined;
    const answers = readAnswers(element.current, definition);
    const errors = errorsOf(definition, answers);
    checkedAnswers.current = JSON.stringify(answers);
    dispatch({
      type: "checked",
      errors,
      tooLong: sizeOf(messageOf(definition, answers)) > WARN_ABOVE,
    });
    setAnswers(answers);
    return { answers, errors };
  }, [definition, dispatch]);

  // Treat text typed before the form was drawn, or restored by "Back" or a reload, as typed now.
  useEffect(() => {
    /** Checks the answers, and counts each as one that was just typed. */
    const seeAll = () => {
      const found = check();
      if (!found) return;
      const names = Object.keys(found.answers).filter((name) => found.answers[name]?.length !== 0);
      if (names.length > 0) memory.note({ isReset: false });
      dispatch({ type: "seen", names });
    };
    seeAll();
    addEventListener("pageshow", seeAll);
    const controls = controlsIn(element.current);
    const timer = setInterval(() => {
      if (document.hidden || !element.current) return;
      if (controls.some(({ isConnected }) => !isConnected)) return page?.drawAnew();
      if (JSON.stringify(readAnswers(element.current, definition)) === checkedAnswers.current) return;
      seeAll();
    }, POLL_INTERVAL);
    return () => {
      removeEventListener("pageshow", seeAll);
      clearInterval(timer);
    };
  }, [check, definition, dispatch, memory, page]);

  const { send, typed, claimResult } = useSending(definition, memory, page, {
    element,
    honeypot,
    state,
    outcome: status?.outcome,
    isOutboxRead: Boolean(statuses?.readAt),
    check,
  });

  return {
    definition,
    memory,
    page,
    state,
    /** The answers when they were checked last. */
    answers,
    /** What became of the message that was sent last. */
    status,
    shown: shownErrors(state, definition.showErrors),
    element,
    honeypot,
    listeners: {
      onInput: (event: FormEvent<HTMLFormElement>) => {
        memory.note({ isReset: false });
        typed();
        dispatch({ type: "seen", names: namesOf(event.target) });
        check();
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const names = namesOf(event.target);
        afterClick(() => {
          if (!memory.notes().isReset) dispatch({ type: "seen", names });
        });
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      },
      onReset: () => {
        memory.note({ isReset: true });
        dispatch({ type: "reset" });
      },
    },
    /** Sends after the spam question. */
    confirm: () => void send({ confirmed: true }),
    /** Sends the same message a second time. */
    repeat: () => void send({ repeat: true }),
    claimResult,
  };
}

const subscribeToNothing = () => () => undefined;

/** The controls of a form that was just drawn, without those that come and go. */
function controlsIn(form: HTMLFormElement | null): readonly Element[] {
  return [...(form?.elements ?? [])].filter((control) => control.matches("[name], [type=submit]"));
}

function namesOf(target: EventTarget): string[] {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  return name === null ? [] : [name];
}
