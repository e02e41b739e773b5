/**
 * Takes the place of the script with which Astro hydrates islands (`astro.config.ts`). The forms hydrate by themselves
 * (`src/forms/hydrate.ts`), so that React and the form are one file and no page needs an inline script.
 */
export default function hydrate(): never {
  throw new Error("client:* does nothing here: hydrate as src/forms/hydrate.ts does.");
}
