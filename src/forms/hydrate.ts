/**
 * Makes the form of a page work. The page has its HTML, and its definition in an attribute (`pages/[...form].astro`).
 */
import "@vitejs/plugin-react/preamble";
import { createElement } from "react";
import { createRoot, hydrateRoot, type HydrationOptions } from "react-dom/client";
import { follow, statuses, submit, subscribe } from "../mail/outbox/outbox.ts";
import { readAnswers } from "./state/answers.ts";
import type { FormDefinition } from "./form-definition.ts";
import { Form } from "./Form.tsx";

// Not the whole module as a value, for which a build adds code.
const outbox = { follow, statuses, submit, subscribe };

const place = document.getElementById("form-place");
const notLoaded = document.getElementById("not-loaded");

/** If React cannot go on in this place, because others move its nodes, it begins anew this often. */
const MOST_NEW_BEGINNINGS = 3;
let beginnings = 0;

function hydrate(container: HTMLElement): void {
  const definition = JSON.parse(container.dataset["form"] ?? "") as FormDefinition;
  const onLive = () => {
    container.dataset["live"] = "";
  };
  const plainForm = container.querySelector("form");
  const earlyAnswers = () => (plainForm ? readAnswers(plainForm, definition) : {});
  const drawn = createElement(Form, { definition, outbox, earlyAnswers, onLive });
  const options: HydrationOptions = {
    // Somebody else has changed the page: React draws the form anew, and the visitor notices nothing.
    onRecoverableError: () => undefined,
    onCaughtError: console.warn,
    onUncaughtError(error) {
      beginnings++;
      if (beginnings > MOST_NEW_BEGINNINGS) giveUp(error);
      else setTimeout(beginAnew);
    },
  };
  function beginAnew(): void {
    container.replaceChildren();
    createRoot(container, options).render(drawn);
  }
  hydrateRoot(container, drawn, options);
}

/** Says that the form did not load. */
function giveUp(error: unknown): void {
  console.error(error);
  if (!notLoaded) return;
  notLoaded.hidden = false;
  notLoaded.dataset["now"] = "";
}

function start(container: HTMLElement): void {
  try {
    hydrate(container);
  } catch (error) {
    giveUp(error);
  }
}

if (place) {
  if (notLoaded) notLoaded.hidden = true;
  // The first paint matters more, and comes first; a background tab is not painted.
  const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
  if (isPainted || document.hidden) start(place);
  else requestAnimationFrame(() => setTimeout(() => start(place)));
}
