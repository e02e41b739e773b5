/**
 * The title of a dialog takes the focus when it opens: where a dialog scrolls, its first link or button may be at its end.
 * Not by the attribute in the page: where a browser has no dialogs over the page, they stand in it, and the page would
 * begin at the first of them.
 */
if ("popover" in HTMLElement.prototype)
  for (const title of document.querySelectorAll<HTMLElement>(".dialog-head h2")) title.autofocus = true;
