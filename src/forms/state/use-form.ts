import {
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
} from "react";
import { messageOf } from "../fields/message.ts";
import { sizeOf } from "../../mail/send.ts";
import { afterClick } from "./after-click.ts";
import { errorsOf, readAnswers } from "./answers.ts";
import type { FormEventName } from "../form-events.ts";
import type { FormDefinition, FormPage } from "../form-definition.ts";
import type { FormMemory } from "./memory.ts";
import { shownErrors } from "./state.ts";
import { useSending } from "./use-sending.ts";
import { useWatching } from "./use-watching.ts";

/** The mail service accepts 50 kB; the form warns above this size. */
const WARN_ABOVE = 45_000;

export type LiveForm = ReturnType<typeof useForm>;

/**
 * Runs a form in its page; at build there is none. Answers stay in the page's controls and are read when needed, so that
 * nothing typed, filled in or restored by the browser is lost. What the form knows is in its memory.
 */
export function useForm(definition: FormDefinition, memory: FormMemory, page: FormPage | undefined) {
  const state = useSyncExternalStore(memory.subscribe, memory.state, memory.state);
  const { dispatch } = memory;
  const statuses = useSyncExternalStore(
    page?.outbox.subscribe ?? subscribeToNothing,
    () => page?.outbox.statuses(),
    () => undefined,
  );
  /** What became of the message that was sent last, if the outbox knows of it. */
  const status = statuses?.byId.get(state.messageId ?? "");
  const element = useRef<HTMLFormElement>(null);
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
    const tooLong = sizeOf(messageOf(definition, answers)) > WARN_ABOVE;
    dispatch({ type: "checked", answers, errors, tooLong });
    return { answers, errors };
  }, [definition, dispatch]);

  useWatching(definition, memory, page, { element, check });
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

function namesOf(target: EventTarget): string[] {
  const name = target instanceof Element ? target.getAttribute("name") : null;
  return name === null ? [] : [name];
}
