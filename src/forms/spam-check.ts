import { useCallback, useEffect, useRef, type RefObject } from "react";

/** A form sent within this time (ms) of the first answer looks automated. Raise it if spam gets through. */
const FASTEST_PERSON = 10;

/**
 * Detects bots, which fill in the honeypot, or fill in and send at once. Visitors who look like bots are asked to
 * confirm.
 */
export function useSpamCheck(form: RefObject<HTMLFormElement | null>) {
  const honeypot = useRef<HTMLInputElement>(null);
  const answering = useRef<"not begun" | "just begun" | "going on">("not begun");

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    let timer: number | undefined;
    // Answers from before hydration, or restored by the browser, were not typed just now.
    const look = () => {
      if (hasAnswers(element)) answering.current = "going on";
    };
    const begin = () => {
      if (answering.current !== "not begun") return;
      answering.current = "just begun";
      timer = window.setTimeout(() => (answering.current = "going on"), FASTEST_PERSON);
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

  /** Answers without an event, as from a password manager, do not count as a bot's, which sends at once. */
  const trust = useCallback(() => {
    answering.current = "going on";
  }, []);

  return {
    honeypot,
    looksAutomated: () => answering.current !== "going on" || honeypot.current?.value !== "",
    trust,
    reset() {
      answering.current = form.current && hasAnswers(form.current) ? "going on" : "not begun";
    },
  };
}

function hasAnswers(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value !== "");
}
