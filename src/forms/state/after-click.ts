/**
 * Nothing may move between pointer down and up, or the click misses its target: pressing a button blurs a field, whose
 * error message would then push the button down.
 */
const waiting = new Set<() => void>();
// Also a press that began before this script has come.
let pressed = typeof document !== "undefined" && document.querySelector("#form-place :active") !== null;

/** Runs a function at once or, while a button is pressed, after its click. */
export function afterClick(then: () => void): void {
  if (pressed) waiting.add(then);
  else then();
}

/** The click fires in the same task as the release. */
function release(): void {
  setTimeout(() => {
    pressed = false;
    for (const then of waiting) then();
    waiting.clear();
  });
}

if (typeof document !== "undefined") {
  // A tap fires its mouse events after its pointer events. A drag or a context menu may swallow the release; a disabled
  // button the mouse events.
  for (const type of ["pointerdown", "mousedown"])
    document.addEventListener(type, () => (pressed = true), true);
  for (const type of ["pointerup", "pointercancel", "mouseup", "dragend", "contextmenu", "keydown"])
    document.addEventListener(type, release, true);
}
