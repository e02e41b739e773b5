/**
 * Nothing on a page may move between press and release, or the press misses what it was meant for. A press takes the
 * focus from the field before it, and the error of that field would push down what stands below it.
 */
const waiting = new Set<() => void>();
let pressed = false;

/** Runs something at once, or after the press that is going on: once its click has landed. */
export function afterPress(then: () => void): void {
  if (pressed) waiting.add(then);
  else then();
}

/** Browsers send the click in the same task as the release. */
function release(): void {
  setTimeout(() => {
    pressed = false;
    for (const then of waiting) then();
    waiting.clear();
  });
}

if (typeof document !== "undefined") {
  // A tap makes its mouse events only after its pointer events; those of a mouse come one by one. A drag and a
  // context menu may swallow the release, a disabled button the mouse events.
  for (const type of ["pointerdown", "mousedown"])
    document.addEventListener(type, () => (pressed = true), true);
  for (const type of ["pointerup", "pointercancel", "mouseup", "dragend", "contextmenu", "keydown"])
    document.addEventListener(type, release, true);
}
