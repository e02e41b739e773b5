import { useEffect, type RefObject } from "react";
import type { FormDefinition, FormPage } from "../form-definition.ts";
import { readAnswers } from "./answers.ts";
import type { FormMemory } from "./memory.ts";
import { isSame, type Check } from "./state.ts";

/** How often to look, in ms. */
const INTERVAL = 500;

interface Watched {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly check: Check;
}

/**
 * Watches a form for what no event tells of: answers that were typed before it was drawn, or restored by "Back" or a
 * reload, or filled in by a password manager; and controls that somebody has taken away, for which it is drawn anew.
 */
export function useWatching(
  definition: FormDefinition,
  memory: FormMemory,
  page: FormPage | undefined,
  { element, check }: Watched,
): void {
  useEffect(() => {
    /** Checks the answers, and counts each as one that was just typed. */
    const seeAll = () => {
      const found = check();
      if (!found) return;
      const names = Object.keys(found.answers).filter((name) => found.answers[name]?.length !== 0);
      if (names.length > 0) memory.note({ isReset: false });
      memory.dispatch({ type: "seen", names });
    };
    seeAll();
    addEventListener("pageshow", seeAll);
    const controls = controlsIn(element.current);
    const timer = setInterval(() => {
      if (document.hidden || !element.current) return;
      if (controls.some(({ isConnected }) => !isConnected)) page?.drawAnew();
      else if (!isSame(readAnswers(element.current, definition), memory.state().answers)) seeAll();
    }, INTERVAL);
    return () => {
      removeEventListener("pageshow", seeAll);
      clearInterval(timer);
    };
  }, [element, check, definition, memory, page]);
}

/** The controls of a form that was just drawn, without those that come and go. */
function controlsIn(form: HTMLFormElement | null): readonly Element[] {
  return [...(form?.elements ?? [])].filter((control) => control.matches("[name], [type=submit]"));
}
