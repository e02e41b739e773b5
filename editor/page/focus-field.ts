/** Focuses the field that the address names: `#training.lead`. */
export function focusFieldOfAddress(): void {
  const watch = new MutationObserver(() => {
    if (focusField(window.location.hash.slice(1))) watch.disconnect();
  });
  const start = () => {
    if (window.location.hash.length > 1 && !focusField(window.location.hash.slice(1)))
      watch.observe(document.body, { childList: true, subtree: true });
  };
  window.addEventListener("hashchange", start);
  // A second press on the same link changes nothing in the address.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.hash && link.href === window.location.href) focusField(link.hash.slice(1));
  });
  start();
}

/** Focuses a field, or the nearest one around it. Returns whether the form has it. */
function focusField(path: string): boolean {
  for (const form of document.querySelectorAll<HTMLElement>("#editor .keystatic [data-field]")) {
    const key = form.dataset["field"] ?? "";
    if (path !== key && !path.startsWith(`${key}.`)) continue;
    const controls = [...form.querySelectorAll<HTMLElement>("[data-path]")];
    let inner = path.slice(key.length + 1);
    const isThere = ({ dataset }: HTMLElement) => `${dataset["path"]}.`.startsWith(`${inner}.`);
    while (inner !== "" && !controls.some(isThere)) inner = inner.replace(/\.?[^.]*$/u, "");
    const control = controls.find(isThere) ?? controls[0] ?? form.querySelector<HTMLElement>("button");
    for (let parent = control?.parentElement; parent; parent = parent.parentElement)
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    control?.focus();
    return control !== undefined && control !== null;
  }
  return false;
}
