/**
 * What a form does before its own script has come: it keeps what is typed, and notes a press of its button, which
 * `forms/use-form.ts` carries out. It is small, and the first script of the page.
 */
import { keepTyped } from "./typed-answers.ts";

const place = document.getElementById("form-place");
const form = place?.querySelector("form");
const notLoaded = document.getElementById("not-loaded");

if (form) {
  keepTyped(form);
  form.addEventListener("submit", () => {
    if (place?.dataset["live"] === undefined) form.setAttribute("data-pressed", "");
  });
}

notLoaded?.querySelector("button")?.addEventListener("click", () => location.reload());

// By then every script of the page has run or failed.
addEventListener("load", () => {
  // `forms/hydrate.ts` hides it; otherwise the style would show it only some seconds later.
  if (notLoaded?.hidden === false) notLoaded.dataset["now"] = "";
});
