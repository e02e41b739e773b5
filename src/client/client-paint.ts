import type { ClientDirective } from "astro";
import { keepTyped, reloadWithTyped } from "./typed-answers.ts";

/**
 * Hydrates after the first paint; at once where nothing is painted, as in a tab behind or a page prepared ahead.
 * This script is part of the page, so it can tell when those of a form do not arrive.
 */
const paint: ClientDirective = async (load, _options, island) => {
  const form = island.querySelector("form");
  if (form) {
    keepTyped(form);
    // A press before the form is alive: the form does it once it is (`forms/shared/use-form.ts`).
    const press = () => form.setAttribute("data-pressed", "");
    form.addEventListener("submit", press);
    island.addEventListener("astro:hydrate", () => form.removeEventListener("submit", press), { once: true });
    island.addEventListener("astro:hydration-error", () => showNotLoaded(form), { once: true });
  }
  if (document.visibilityState !== "hidden")
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const hydrate = await load();
  await hydrate();
};

/** Shows the words that the page holds for this case. Their button reloads the page with the answers. */
function showNotLoaded(form: HTMLFormElement): void {
  const words = document.getElementById("not-loaded");
  words?.removeAttribute("hidden");
  words?.querySelector("button")?.addEventListener("click", () => reloadWithTyped(form));
}

export default paint;
