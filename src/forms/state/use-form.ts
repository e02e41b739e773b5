import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
} from "react";
import type { FormEventName } from "../form-events.ts";
import type { Answers } from "../fields/field.ts";
import { messageOf } from "../fields/message.ts";
import { sizeOf } from "../../mail/send.ts";
import { afterClick } from "./after-click.ts";
import { errorsOf, readAnswers } from "./answers.ts";
import type { FormDefinition, Outbox } from "../form-definition.ts";
import { shownErrors, nextState, untouched } from "./state.ts";
import { useSending } from "./use-sending.ts";
import { watchControls } from "../watch-controls.ts";

/** The mail service accepts 50 kB; the form warns above this size. */
const WARN_ABOVE = 45_000;
/** How often, in ms, to check for answers without an event, as from some password managers, and for lost controls. */
const POLL_INTERVAL = 500;

export type LiveForm = ReturnType<typeof useForm>;

/**
 * Runs a form. Answers stay in the page's controls and are read when needed, so that nothing typed, filled in or
 * restored by the browser before or during hydration is lost. `onAnswers` is called on hydration and whenever the
 * answers change.
 */
export function useForm(
  definition: FormDefinition,
  outbox: Outbox | undefined,
  onAnswers: (answers: Answers) => void,
) {
  const [state, dispatch] = useReducer(nextState, untouched);
  const [redraws, redraw] = useReducer((times: number) => times + 1, 0);
  const statuses = useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    () => outbox?.statuses(),
    () => undefined,
  );
  /** What became of the message that was sent last, if the outbox knows of it. */
  const status = statuses?.byId.get(state.messageId ?? "");
  const element = useRef<HTMLFormElement>(null);
  const checkedAnswers = useRef("");
  /** The form was reset, and nothing has been typed since: leaving a field does not count as an answer. */
  const reset = useRef(false);
  /** Only bots fill it in; visitors who look like one are asked to confirm. */
  const honeypot = useRef<HTMLInputElement>(null);

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
    onAnswers(answers);
    return { answers, errors };
  }, [definition, onAnswers]);

  // Treat text typed before hydration, or restored by "Back" or a reload, as typed now.
  useEffect(() => {
    /** Checks the answers, and counts each as one that was just typed. */
    const seeAll = () => {
      const found = check();
      if (!found) return;
      const names = Object.keys(found.answers).filter((name) => found.answers[name]?.length !== 0);
      if (names.length > 0) reset.current = false;
      dispatch({ type: "seen", names });
    };
    seeAll();
    element.current?.dispatchEvent(new Event("live" satisfies FormEventName, { bubbles: true }));
    addEventListener("pageshow", seeAll);
    const needsRedraw = watchControls(definition.slug);
    const timer = setInterval(() => {
      if (document.hidden || !element.current) return;
      if (needsRedraw()) return redraw();
      if (JSON.stringify(readAnswers(element.current, definition)) === checkedAnswers.current) return;
      seeAll();
    }, POLL_INTERVAL);
    return () => {
      removeEventListener("pageshow", seeAll);
      clearInterval(timer);
    };
  }, [check, definition]);

  const { send, typed, awaitsResult, claimResult } = useSending(definition, outbox, {
    element,
    honeypot,
    state,
    outcome: status?.outcome,
    isOutboxRead: Boolean(statuses?.readAt),
    dispatch,
    check,
  });

  return {
    definition,
    outbox,
    state,
    /** How often the form was drawn anew, because somebody had taken away a control or all of it. */
    redraws,
    /** What became of the message that was sent last. */
    status,
    shown: shownErrors(state, definition.showErrors),
    element,
    honeypot,
    listeners: {
      onInput: (event: FormEvent<HTMLFormElement>) => {
        reset.current = false;
        typed();
        dispatch({ type: "seen", names: namesOf(event.target) });
        check();
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const names = namesOf(event.target);
        afterClick(() => {
          if (!reset.current) dispatch({ type: "seen", names });
        });
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      },
      onReset: () => {
        reset.current = true;
        dispatch({ type: "reset" });
      },
    },
    /** Sends after the spam question. */
    confirm: () => void send({ confirmed: true }),
    /** Sends the same message a second time. */
    repeat: () => void send({ repeat: true }),
    awaitsResult,
    claimResult,
  };
}

const subscribeToNothing = () => () => undefined;

function namesOf(target: EventTarget): string[] {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  return name === null ? [] : [name];
}
