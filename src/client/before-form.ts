/**
 * What a form does before its own script has come: it keeps what is typed, and notes a press of its button, which
 * `forms/use-form.ts` carries out. It is small, and the first script of the page.
 */
import { keepTyped } from "./typed-answers.ts";

const place = document.getElementById("form-place");
const notLoaded = document.getElementById("not-loaded");

if (place) {
  keepTyped(place);
  let isAlive = false;
  let isPressed = false;
  place.addEventListener("submit", () => {
    if (isAlive) return;
    isPressed = true;
    place.dataset["pressed"] = "";
  });
  // The form works (`forms/use-form.ts`). It may be another element by now, if somebody else had changed the page.
  place.addEventListener("alive", ({ target }) => {
    isAlive = true;
    delete place.dataset["pressed"];
    if (isPressed && target instanceof HTMLFormElement) target.requestSubmit();
    isPressed = false;
  });
}

notLoaded?.querySelector("button")?.addEventListener("click", () => location.reload());

// By then every script of the page has run or failed.
addEventListener("load", () => {
  // `forms/hydrate.ts` hides it; otherwise the style would show it only some seconds later.
  if (notLoaded?.hidden === false) notLoaded.dataset["now"] = "";
});
