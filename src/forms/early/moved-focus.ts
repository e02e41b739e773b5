/** Keeps the focus in a form that is drawn anew. */

/** Returns the element with the focus in a place, also right after it was taken out of the page. */
export function trackFocus(place: HTMLElement): () => EventTarget | null {
  let focused: EventTarget | null = place.contains(document.activeElement) ? document.activeElement : null;
  place.addEventListener("focusin", ({ target }) => {
    focused = target;
  });
  place.addEventListener("focusout", ({ target }) =>
    // Some browsers send it, too, when the element is taken out of the page, which it then is.
    queueMicrotask(() => {
      if ((target as Node).isConnected && !place.contains(document.activeElement)) focused = null;
    }),
  );
  return () => focused;
}

/**
 * Focuses the control of a form that is like a control of its former self, with the caret in the same place, unless
 * the visitor has gone on meanwhile.
 */
export function focusLike(former: EventTarget | null, form: HTMLFormElement): void {
  if (!(former instanceof HTMLElement) || former.isConnected) return;
  if (document.activeElement !== document.body) return;
  const { id, type } = former as HTMLInputElement;
  const all = [...form.elements] as HTMLInputElement[];
  const next = all.find((control) => control.id === id && control.type === type);
  next?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = former as HTMLInputElement;
  // Some kinds of control have no caret to set.
  if (selectionStart === null || selectionStart === undefined) return;
  next?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
}
