/**
 * Makes the form of a page work. The page has it as plain HTML, and its definition in an attribute. This draws the form
 * in its place, and draws it anew whenever others have changed what React has to change. What was typed moves along
 * (`early/typed-answers.ts`).
 */
import "@vitejs/plugin-react/preamble";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { follow, statuses, submit, subscribe } from "../mail/outbox/outbox.ts";
import type { FormEventName } from "./form-events.ts";
import type { FormDefinition } from "./form-definition.ts";
import { Form } from "./Form.tsx";
import { FormFailure } from "./FormFailure.tsx";
import { afterClick } from "./state/after-click.ts";
import { readAnswers } from "./state/answers.ts";
import { createMemory } from "./state/memory.ts";

// Not the whole module as a value, for which a build adds code.
const outbox = { follow, statuses, submit, subscribe };

/** At the top of the page. */
const errorsPlace = document.getElementById("form-errors");
const formPlace = document.getElementById("form-place");
const notLoaded = document.getElementById("not-loaded");

/** Draws the form of a place. Throws if there is no definition of it. */
function drawForm(place: HTMLElement): void {
  const definition = JSON.parse(place.dataset["form"] ?? "") as FormDefinition;
  const memory = createMemory();
  const page = { outbox, drawAnew: draw, errorsPlace };
  let root: Root | undefined;
  /** The form as it was drawn last, which has what was typed. */
  let form = place.querySelector<HTMLFormElement>("form.form");

  /** Draws something in place of what is there, all at once. */
  function replaceBy(drawing: ReactNode, onError: (error: unknown) => void): void {
    const former = root;
    root = undefined;
    former?.unmount();
    // What others have moved stays there.
    errorsPlace?.replaceChildren();
    const next = createRoot(place, {
      // One that was replaced may find its nodes gone.
      onUncaughtError: (error) => root === next && onError(error),
    });
    root = next;
    flushSync(() => next.render(drawing));
    place.dataset["live"] = "";
  }

  function draw(): void {
    let isDrawn = false;
    let hasFailed = false;
    replaceBy(<Form definition={definition} memory={memory} page={page} />, (error) => {
      console.warn(error);
      // Before the next paint. It is drawn at once or not at all, so this never goes on and on.
      if (isDrawn && !hasFailed) queueMicrotask(draw);
      hasFailed = true;
    });
    if (hasFailed) return sayThatItFailed();
    isDrawn = true;
    const former = form;
    form = place.querySelector<HTMLFormElement>("form.form");
    moveTrap(former, form);
    form?.dispatchEvent(new Event("live" satisfies FormEventName, { bubbles: true }));
  }

  function sayThatItFailed(): void {
    const answers = form ? readAnswers(form, definition) : {};
    replaceBy(<FormFailure definition={definition} answers={answers} />, giveUp);
  }

  draw();
}

/** What bots have filled in is no answer, and moves by itself. */
function moveTrap(former: HTMLFormElement | null, form: HTMLFormElement | null): void {
  const [filled, trap] = [former, form].map((one) => one?.querySelector<HTMLInputElement>(".trap input"));
  if (filled && trap) trap.value = filled.value;
}

/** Says that the form did not load. */
function giveUp(error: unknown): void {
  console.error(error);
  if (!notLoaded) return;
  notLoaded.hidden = false;
  notLoaded.dataset["now"] = "";
}

function start(place: HTMLElement): void {
  try {
    drawForm(place);
  } catch (error) {
    giveUp(error);
  }
}

// Without the script that comes first, what was typed would be lost: then the page says that the form has not loaded.
if (formPlace?.dataset["kept"] !== undefined) {
  if (notLoaded) notLoaded.hidden = true;
  // A button that is being pressed stays where it is until then.
  const startNow = () => afterClick(() => start(formPlace));
  // The first paint matters more, and comes first; a background tab is not painted.
  const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
  if (isPainted || document.hidden) startNow();
  else requestAnimationFrame(() => setTimeout(startNow));
}
