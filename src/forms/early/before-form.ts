/**
 * What a form does before its own script (`draw.tsx`) has come: it keeps what is typed, and notes a press of its button,
 * also one before this script, which it repeats once the form works. It is small, and the first script of the page.
 */
import type { FormEventName } from "../form-events.ts";
import { keepTyped } from "./typed-answers.ts";

const place = document.getElementById("form-place");
const notLoaded = document.getElementById("not-loaded");

if (place) {
  // Says to `draw.tsx` that what is typed is not lost.
  place.dataset["kept"] = "";
  const keep = () => keepTyped(place);
  // A prerendered page has what was typed when its link was pointed at, and nothing that it stores is kept.
  if (document.prerendering) document.addEventListener("prerenderingchange", keep);
  else keep();
  let isLive = false;
  // An attempt to send has marked every field, also the one that nobody fills in (`not-loaded.css`).
  let isPressed = place.querySelector(".trap :is(:user-valid)") !== null;
  place.addEventListener("submit", () => {
    if (isLive) return;
    isPressed = true;
    place.dataset["pressed"] = "";
  });
  place.addEventListener("live" satisfies FormEventName, ({ target }) => {
    isLive = true;
    delete place.dataset["pressed"];
    if (isPressed) (target as HTMLFormElement).requestSubmit();
    isPressed = false;
  });
}

notLoaded?.querySelector("button")?.addEventListener("click", () => location.reload());

// By then every script of the page has run or failed.
addEventListener("load", () => {
  // `draw.tsx` hides it; otherwise the style would show it only some seconds later.
  if (notLoaded?.hidden === false) notLoaded.dataset["now"] = "";
});
