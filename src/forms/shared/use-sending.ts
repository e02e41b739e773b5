import { useCallback, useRef, type Dispatch, type RefObject } from "react";
import { readAnswers, type FormSchema } from "./answers.ts";
import { submit } from "./outbox.ts";
import { isEmpty, type Errors, type Fate, type FormEvent } from "./state.ts";
import type { FormPlan } from "./form-plan.ts";

/** Two presses so soon after each other, in ms, are one: Enter twice, a double click. Two single clicks are two. */
const ONE_PRESS = 500;
/** A press on a form that was emptied so shortly before, in ms, is the end of a double click. */
const JUST_EMPTIED = 1000;
/** The same text from two open tabs within this time, in ms, is one press, too. */
const TWO_TABS = 5000;

interface Sending<Answers> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly dispatch: Dispatch<FormEvent>;
  readonly check: () => { readonly answers: Answers; readonly errors: Errors } | undefined;
  readonly isSuspicious: () => boolean;
  readonly forget: () => void;
}

/** A message the outbox has taken, for which nobody is thanked before it is delivered. */
interface Pending {
  readonly message: string;
  readonly finish: (late: boolean) => void;
}

/** Hands the answers to the outbox, and tells the form what becomes of them. */
export function useSending<const Schema extends FormSchema>(
  plan: FormPlan<Schema>,
  { element, dispatch, check, isSuspicious, forget }: Sending<ReturnType<typeof readAnswers<Schema>>>,
) {
  const { name, schema, message, awaitsDelivery = false, keepsAnswers = false, onSent } = plan;
  const busy = useRef(false);
  const last = useRef({ at: -Infinity, given: "", emptied: -Infinity, left: "" });
  const mine = useRef(new Set<string>());
  const pending = useRef<Pending>(undefined);

  const arrive = useCallback((message: string, late: boolean) => {
    if (pending.current?.message !== message) return;
    const { finish } = pending.current;
    pending.current = undefined;
    finish(late);
  }, []);

  const onFate = useCallback(
    (message: string, fate: Fate) => {
      dispatch({ type: "fate", message, fate, now: Date.now() });
      if (fate === "delivered") arrive(message, !busy.current);
      // Whoever knows of trouble, or has deleted the message, presses on purpose.
      else if (fate !== "coming") last.current = { ...last.current, given: "" };
    },
    [dispatch, arrive],
  );

  const send = async ({ clicks = 0, confirmed = false, repeat = false } = {}) => {
    if (busy.current) return;
    const found = check();
    if (!found) return;
    const { answers, errors } = found;
    const given = JSON.stringify(answers);
    const now = performance.now();
    if (now - last.current.emptied < JUST_EMPTIED && given === last.current.left) return;
    const soon = now - last.current.at < ONE_PRESS;
    if (soon && given === last.current.given && clicks !== 1 && !repeat) return;
    if (!isEmpty(errors)) return dispatch({ type: "rejected", errors });
    if (!confirmed && !repeat && isSuspicious()) return dispatch({ type: "asked" });

    const finish = (late: boolean) => {
      onSent?.(answers);
      // Whoever went on writing while the message was on its way keeps what they wrote.
      const same = given === JSON.stringify(element.current && readAnswers(element.current, schema));
      if (late && !same) return;
      const emptied = !keepsAnswers && same;
      if (emptied) element.current?.reset();
      // Answers that stay in the form are no longer kept for a reload (`client/typed-answers.ts`).
      else if (same) element.current?.dispatchEvent(new Event("sent"));
      forget();
      const left = JSON.stringify(check()?.answers);
      if (emptied) last.current = { ...last.current, emptied: performance.now(), left };
      dispatch({ type: "sent", keepsAnswers, late });
    };

    busy.current = true;
    last.current = { ...last.current, at: now, given };
    dispatch({ type: "sending" });
    try {
      const { message: stored, trouble, duplicate, firstResult } = await submit({
        form: name,
        params: message(answers),
        repeat,
      });
      const { id, created, closed } = stored;
      const sent = stored.state === "sent";
      dispatch({ type: "stored", message: id, fate: sent ? "delivered" : "coming" });
      const twin =
        !mine.current.has(id) && created > performance.timeOrigin && Date.now() - created < TWO_TABS;
      mine.current.add(id);
      if (duplicate && !trouble && !twin && (sent || !awaitsDelivery))
        return dispatch({ type: "repeated", sentAt: sent ? closed : undefined });
      if (!trouble && !awaitsDelivery) return finish(false);
      pending.current = { message: id, finish };
      if ((await firstResult).is === "accepted") arrive(id, false);
      // Delivered meanwhile, it has arrived already.
      else if (pending.current) dispatch({ type: "waiting" });
    } catch (error) {
      console.error(error);
      last.current = { ...last.current, given: "" };
      dispatch({ type: "failed" });
    } finally {
      busy.current = false;
    }
  };

  return { send, onFate };
}
