/**
 * A dialog grows from where its button was clicked: this script passes the position to the style sheet, which animates
 * unless the visitor prefers reduced motion. Nothing is measured, because that would force another layout before the
 * dialog shows.
 *
 * In browsers without popovers (Safari before 17, Chrome before 114, Firefox before 125), this script opens and closes
 * the dialogs.
 */
const byScript = !("showPopover" in HTMLElement.prototype);

document.addEventListener(
  "click",
  ({ target, clientX, clientY, detail }) => {
    const button = target instanceof Element ? target.closest("[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "") ?? target;
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog === target || dialog.contains(button)) {
      // A click on the backdrop targets the dialog itself; a click inside targets its content.
      if (byScript) dialog.close();
      return;
    }
    // A click from the keyboard (`detail` is 0) has no position: the dialog grows from the middle.
    dialog.style.setProperty("--from-x", detail === 0 ? "" : `${clientX}px`);
    dialog.style.setProperty("--from-y", detail === 0 ? "" : `${clientY}px`);
    if (byScript) dialog.showModal();
  },
  true,
);
