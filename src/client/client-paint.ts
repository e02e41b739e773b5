import type { ClientDirective } from "astro";
import { keepTyped, reloadWithTyped } from "./typed-answers.ts";

/**
 * Hydrates after the first paint, or at once where nothing is painted, such as in a background tab or a prerendered
 * page. This script is part of the page, so it can show a message when a form's scripts do not load.
 */
const paint: ClientDirective = async (load, _options, island) => {
  const form = island.querySelector("form");
  if (form) {
    keepTyped(form);
    // The submit button was pressed before hydration: the form sends once it is hydrated (`forms/use-form.ts`).
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

/** Shows the message that the page contains for this case. Its button reloads the page with the answers. */
function showNotLoaded(form: HTMLFormElement): void {
  const words = document.getElementById("not-loaded");
  words?.removeAttribute("hidden");
  words?.querySelector("button")?.addEventListener("click", () => reloadWithTyped(form));
}

export default paint;
