import { useCallback, useEffect, useLayoutEffect, type RefObject } from "react";
import type { Answers } from "../fields/field.ts";
import { messageOf } from "../fields/message.ts";
import { fingerprint } from "../../mail/outbox/queued-message.ts";
import { mayThank, type Enqueued } from "../../mail/outbox/rules.ts";
import type { Outcome } from "../../mail/outbox/status.ts";
import { readAnswers } from "./answers.ts";
import type { FormEventName } from "../form-events.ts";
import type { FormDefinition, FormPage } from "../form-definition.ts";
import type { FormMemory } from "./memory.ts";
import {
  isSame,
  formStatus,
  hasErrors,
  isUnexpected,
  isSending,
  type Check,
  type FormState,
  type SubmittedPhase,
} from "./state.ts";

/** Within this time (ms), a second press without a change of the answers is a double click, or Enter pressed twice. */
const DOUBLE_CLICK = 1000;
/** The same message from two open tabs within this time (ms) counts as one. */
const TWO_TABS = 5000;

interface Sending {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly state: FormState;
  /** What became of the message that was sent last. */
  readonly outcome: Outcome | undefined;
  /** Whether this page knows the messages on the device. */
  readonly isOutboxRead: boolean;
  readonly check: Check;
}

/** Submits the answers to the outbox, and clears the form once its visitor is thanked. */
export function useSending(
  definition: FormDefinition,
  memory: FormMemory,
  page: FormPage | undefined,
  sending: Sending,
) {
  const { element, honeypot, state, outcome, check } = sending;
  const { dispatch } = memory;
  useClearingAfterThanks(definition, memory, sending);
  useRecognizingAnswers(definition, memory, page, sending);

  // After bad news, the visitor may send the same message again at once.
  useEffect(() => {
    if (isUnexpected(outcome)) memory.note({ sentOrClearedAt: -Infinity });
  }, [outcome, memory]);

  const submit = async (answers: Answers, repeat: boolean) => {
    // Only at build, where nothing is sent.
    if (!page) return;
    const submission = {
      form: definition.slug,
      messageName: definition.messageName,
      hours: definition.retryHours,
      params: messageOf(definition, answers),
      waitsForDelivery: definition.waitForDelivery === true,
    };
    const enqueued = await page.outbox.submit(submission, repeat);
    const { id } = enqueued.message;
    dispatch({ type: "submitted", messageId: id, phase: phaseAfter(enqueued, id === state.messageId) });
  };

  const store = async (answers: Answers, repeat: boolean) => {
    memory.note({ isSubmitting: true, awaitsResult: true, sentOrClearedAt: performance.now() });
    dispatch({ type: "storing", answers });
    try {
      await submit(answers, repeat);
    } catch (error) {
      console.error(error);
      memory.note({ sentOrClearedAt: -Infinity });
      dispatch({ type: "unstored" });
    }
    memory.note({ isSubmitting: false });
  };

  const send = async ({ confirmed = false, repeat = false } = {}) => {
    if (memory.notes().isSubmitting || isSending(state, outcome)) return;
    const found = check();
    if (!found) return;
    const { answers, errors } = found;
    const isDeliberate = confirmed || repeat;
    if (!isDeliberate && performance.now() - memory.notes().sentOrClearedAt < DOUBLE_CLICK) return;
    if (hasErrors(errors)) {
      memory.note({ awaitsResult: true });
      return dispatch({ type: "rejected", errors });
    }
    const halfTyped = halfTypedTime(element.current);
    if (halfTyped) {
      halfTyped.reportValidity();
      return;
    }
    if (!isDeliberate && honeypot.current?.value) return dispatch({ type: "suspected" });
    await store(answers, repeat);
  };

  /** After typing, the next press is no second click of the last one. */
  const typed = () => {
    memory.note({ sentOrClearedAt: -Infinity });
  };
  /** Whether the visitor waits for the result, which takes the focus where it is shown; true for the first caller only. */
  const claimResult = useCallback(() => {
    const isFirst = memory.notes().awaitsResult;
    memory.note({ awaitsResult: false });
    return isFirst;
  }, [memory]);

  return { send, typed, claimResult };
}

/** Clears the form once its visitor is thanked, unless its answers stay in it. */
function useClearingAfterThanks(
  definition: FormDefinition,
  memory: FormMemory,
  { element, state, outcome, check }: Sending,
): void {
  const isThanked = formStatus(state, outcome) === "thanks";
  const { sent } = state;
  useLayoutEffect(() => {
    const current = element.current;
    // An attempt ends with the form that is cleared; it may be drawn anew after that.
    if (!isThanked || !sent || !current || !memory.state().attempted) return;
    // Text that was typed while the message was on its way stays.
    if (!isSame(readAnswers(current, definition), sent)) return;
    memory.note({ sentOrClearedAt: performance.now() });
    // Answers that stay in the form are no longer kept for a reload (`early/typed-answers.ts`).
    if (definition.keepAnswers)
      current.dispatchEvent(new Event("sent" satisfies FormEventName, { bubbles: true }));
    else current.reset();
    check();
  }, [isThanked, sent, element, definition, memory, check]);
}

/**
 * Recognizes answers that came back with a reload or "Back": those of a message that is not delivered, as far as the
 * visitor knows. From here on, the form says what became of it.
 */
function useRecognizingAnswers(
  definition: FormDefinition,
  memory: FormMemory,
  page: FormPage | undefined,
  { isOutboxRead, check }: Sending,
): void {
  useEffect(() => {
    const isFirst = isOutboxRead && !memory.notes().awaitsResult && memory.state().sent === undefined;
    const answers = isFirst && check()?.answers;
    if (!answers) return;
    const sentBefore = fingerprint(definition.slug, messageOf(definition, answers));
    for (const { message } of page?.outbox.statuses().byId.values() ?? []) {
      if (!message.waitsForDelivery || message.fingerprint !== sentBefore) continue;
      memory.note({ awaitsResult: true });
      memory.dispatch({ type: "storing", answers });
      memory.dispatch({ type: "submitted", messageId: message.id, phase: "awaiting" });
    }
  }, [isOutboxRead, page, definition, memory, check]);
}

/** A time or date that is half typed: it has no value and would be lost. The browser says so in its own words. */
function halfTypedTime(form: HTMLFormElement | null): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>("[type=time]:invalid, [type=date]:invalid");
}

/** How the form goes on with a message that the outbox has. */
function phaseAfter({ message, isDuplicate }: Enqueued, isOwn: boolean): SubmittedPhase {
  const { createdAt } = message;
  const isFromOtherTab = !isOwn && createdAt > performance.timeOrigin && Date.now() - createdAt < TWO_TABS;
  if (!mayThank(message)) return "awaiting";
  return isDuplicate && !isFromOtherTab ? "repeated" : "thanked";
}
