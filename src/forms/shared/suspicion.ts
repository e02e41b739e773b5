import { useCallback, useEffect, useRef, type RefObject } from "react";

/**
 * How soon after the first answer a form has to be sent to look filled in by a machine, in ms. A script that
 * fills in and sends in one go takes none of it; a person, even one whose browser fills in everything, takes
 * hundreds. Raise it when spam gets through: all that ever happens is one plain question.
 */
const ONE_BREATH = 10;

/**
 * Two quiet signs that a machine filled in the form: a field nobody can see has been filled in, or everything
 * happened in one breath. Neither throws a message away.
 */
export function useSuspicion(form: RefObject<HTMLFormElement | null>) {
  const trap = useRef<HTMLInputElement>(null);
  const answering = useRef<"not begun" | "just begun" | "going on">("not begun");

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    let timer: number | undefined;
    // Answers from before the script arrived, or brought back by the browser, were not given in one breath.
    const look = () => {
      if (hasAnswers(element)) answering.current = "going on";
    };
    const begin = () => {
      if (answering.current !== "not begun") return;
      answering.current = "just begun";
      timer = window.setTimeout(() => (answering.current = "going on"), ONE_BREATH);
    };
    look();
    element.addEventListener("input", begin);
    window.addEventListener("pageshow", look);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener("input", begin);
      window.removeEventListener("pageshow", look);
    };
  }, [form]);

  /** Answers came without an event, as a password manager gives them: a machine's are sent in the same breath. */
  const trust = useCallback(() => {
    answering.current = "going on";
  }, []);

  return {
    trap,
    isSuspicious: () => answering.current !== "going on" || trap.current?.value !== "",
    trust,
    /** Begins anew for the next message. */
    forget() {
      answering.current = form.current && hasAnswers(form.current) ? "going on" : "not begun";
    },
  };
}

function hasAnswers(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== "");
}
