import type { ClientDirective } from "astro";

/** Hydrates after the first paint; at once where nothing is painted, as in a tab behind or a page prepared ahead. */
const paint: ClientDirective = (load) => {
  const begin = () => void load().then((hydrate) => hydrate());
  if (document.visibilityState === "hidden") begin();
  else requestAnimationFrame(() => setTimeout(begin));
};

export default paint;
