/**
 * A dialog grows from where its button was clicked: the place goes to the style sheet, which does the rest, and
 * nothing where the visitor asked for less motion. Nothing is measured: that would lay the page out once more before
 * the dialog shows.
 *
 * Browsers without popovers (Safari before 17, Chrome before 114, Firefox before 125) open no dialog by themselves.
 */
const byScript = !("showPopover" in HTMLElement.prototype);

document.addEventListener(
  "click",
  ({ target, clientX, clientY, detail }) => {
    const button = target instanceof Element ? target.closest("[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "") ?? target;
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog === target || dialog.contains(button)) {
      // What is beside a dialog belongs to it; nothing else in it is the dialog itself.
      if (byScript) dialog.close();
      return;
    }
    // A click made by a key (0) has no place: the dialog grows from the middle.
    dialog.style.setProperty("--from-x", detail === 0 ? "" : `${clientX}px`);
    dialog.style.setProperty("--from-y", detail === 0 ? "" : `${clientY}px`);
    if (byScript) dialog.showModal();
  },
  true,
);
