import { useCallback, useRef, type Dispatch, type RefObject } from "react";
import { messageOf, type Answers } from "../lib/form-fields.ts";
import { readAnswers } from "./answers.ts";
import type { FormDefinition, Outbox } from "./form-content.ts";
import type { DeliveryStatus } from "../mail/outbox/notices.ts";
import { isEmpty, type Errors, type FormAction } from "./state.ts";

/** Within this time (ms), the same answers, or a form just cleared, mean a double click or Enter pressed twice. */
const DOUBLE_CLICK = 1000;
/** The same message from two open tabs within this time (ms) counts as one. */
const TWO_TABS = 5000;

interface Sending {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly dispatch: Dispatch<FormAction>;
  readonly check: () => { readonly answers: Answers; readonly errors: Errors } | undefined;
  /** Called once the message is stored. */
  readonly onSent: (answers: Answers) => void;
  readonly honeypot: RefObject<HTMLInputElement | null>;
}

/** A message that is thanked for only after delivery. */
interface Pending {
  readonly messageId: string;
  readonly finish: (late: boolean) => void;
}

/** Submits the answers to the outbox and reports their delivery to the form. */
export function useSending(
  form: FormDefinition,
  outbox: Outbox | undefined,
  { element, dispatch, check, onSent, honeypot }: Sending,
) {
  const { slug, messageName, waitForDelivery, keepAnswers, retryHours } = form;
  const busy = useRef(false);
  /** When answers were last sent or cleared, and which the form had then. */
  const last = useRef({ at: -Infinity, answers: "" });
  const mine = useRef(new Set<string>());
  const pending = useRef<Pending>(undefined);

  const isBusy = useCallback(() => busy.current, []);

  const onDelivery = useCallback(
    (messageId: string, delivery: DeliveryStatus) => {
      dispatch({ type: "delivery", messageId, delivery, now: Date.now() });
      if (delivery === "coming") return;
      // After trouble or deletion, sending the same message again is intended.
      if (delivery !== "delivered") last.current.answers = "";
      if (pending.current?.messageId !== messageId) return;
      const { finish } = pending.current;
      const late = !busy.current;
      busy.current = false;
      if (delivery !== "trouble") pending.current = undefined;
      if (delivery === "delivered") finish(late);
    },
    [dispatch],
  );

  const send = async ({ confirmed = false, repeat = false } = {}) => {
    if (busy.current || !outbox) return;
    const found = check();
    if (!found) return;
    const { answers, errors } = found;
    const given = JSON.stringify(answers);
    const now = performance.now();
    if (now - last.current.at < DOUBLE_CLICK && given === last.current.answers && !repeat) return;
    if (!isEmpty(errors)) return dispatch({ type: "rejected", errors });
    if (!confirmed && !repeat && honeypot.current?.value) return dispatch({ type: "asked" });

    const finish = (late: boolean) => {
      onSent(answers);
      // Keep text typed while the message was being sent.
      const same = given === JSON.stringify(element.current && readAnswers(element.current, form));
      if (late && !same) return;
      const emptied = !keepAnswers && same;
      if (emptied) element.current?.reset();
      // Stop saving answers that stay in the form for a reload (`client/typed-answers.ts`).
      else if (same) element.current?.dispatchEvent(new Event("sent", { bubbles: true }));
      const left = JSON.stringify(check()?.answers);
      if (emptied) last.current = { at: performance.now(), answers: left };
      dispatch({ type: "sent", keepsAnswers: keepAnswers, late });
    };

    busy.current = true;
    last.current = { at: now, answers: given };
    dispatch({ type: "sending" });
    try {
      const params = messageOf(form, answers);
      const submission = {
        form: slug,
        messageName,
        hours: retryHours,
        params,
        waitsForDelivery: waitForDelivery,
      };
      const { message, isDuplicate } = await outbox.submit(submission, repeat);
      const { id, createdAt, endedAt, isInForm, isTrouble } = message;
      const isSent = message.state === "sent";
      dispatch({ type: "stored", messageId: id, delivery: isSent ? "delivered" : "coming" });
      const isTwin =
        !mine.current.has(id) && createdAt > performance.timeOrigin && Date.now() - createdAt < TWO_TABS;
      mine.current.add(id);
      const isSafe = !isInForm && !isTrouble && !waitForDelivery;
      if (isDuplicate && !isTrouble && !isTwin && (isSent || isSafe))
        dispatch({ type: "repeated", sentAt: isSent ? endedAt : undefined });
      else if (isSafe || isSent) finish(false);
      else {
        pending.current = { messageId: id, finish };
        return dispatch({ type: "waiting" });
      }
    } catch (error) {
      console.error(error);
      last.current.answers = "";
      dispatch({ type: "failed" });
    }
    busy.current = false;
  };

  return { send, onDelivery, isBusy };
}
