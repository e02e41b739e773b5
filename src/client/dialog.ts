/**
 * A dialog grows from where its button was clicked: this script passes the position to the style sheet, which animates
 * unless the visitor prefers reduced motion. Nothing is measured, because that would force another layout before the
 * dialog shows.
 */
document.addEventListener(
  "click",
  ({ target, clientX, clientY, detail }) => {
    const button = target instanceof Element ? target.closest("[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement) || dialog.contains(button)) return;
    // A keyboard click (`detail` is 0) has no coordinates: the dialog grows from the middle.
    dialog.style.setProperty("--from-x", detail === 0 ? "" : `${clientX}px`);
    dialog.style.setProperty("--from-y", detail === 0 ? "" : `${clientY}px`);
  },
  true,
);
