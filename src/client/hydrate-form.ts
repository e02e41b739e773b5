import type { ClientDirective } from "astro";
import { showNotLoaded } from "./not-loaded.ts";
import { keepTyped } from "./typed-answers.ts";

/**
 * Hydrates after the first paint, or at once where nothing is painted, such as in a background tab or a prerendered
 * page. This script comes before all others, so it can show a message when a form's scripts do not load.
 */
const paint: ClientDirective = async (load) => {
  prepareForms();
  if (document.visibilityState !== "hidden")
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const hydrate = await load();
  await hydrate();
};

const prepared = new WeakSet<HTMLFormElement>();

/** Keeps what is typed into each form, and notes what happens to it until it is hydrated. */
function prepareForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("astro-island form")) {
    const island = form.closest("astro-island");
    if (!island || prepared.has(form)) continue;
    prepared.add(form);
    keepTyped(form);
    // The submit button was pressed before hydration: the form sends once it is hydrated (`forms/use-form.ts`).
    const press = () => form.setAttribute("data-pressed", "");
    form.addEventListener("submit", press);
    island.addEventListener("astro:hydrate", () => form.removeEventListener("submit", press), { once: true });
    island.addEventListener("astro:hydration-error", showNotLoaded, { once: true });
  }
}

// Where this script arrives late, Astro calls the directive only once all other scripts have run.
if (document.readyState === "loading")
  document.addEventListener("readystatechange", prepareForms, { once: true });
else prepareForms();

export default paint;
