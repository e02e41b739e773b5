/**
 * Keeps what is typed into a form for this tab: it survives a reload, "Back", and following a link and coming back. It
 * is in `sessionStorage`, so it is gone when the tab closes, and it is erased when the form is sent or reset. Nothing
 * typed is kept on the device. It starts before the form's own script has loaded (`before-form.ts`): what is typed in
 * between is kept, and kept answers are back before the form works.
 *
 * The answers belong to the form's name, not to an element: React draws the form in place of the page's HTML, and anew
 * where a translator or another extension has changed it, and the answers, the focus and the caret move to the new one.
 *
 * Kept answers win over those that the browser restores. Chromium restores none on a reload; on "Back" it restores
 * those of the moment the page was left, even if they have been changed or sent in this tab since.
 */
import type { FormEventName } from "../form-events.ts";
import { acceptLinkedPositions, checkLinkedPositions } from "./linked-positions.ts";
import { focusLike, trackFocus } from "./moved-focus.ts";
import { read, write } from "./tab-storage.ts";

/** The answers by name: one text, or the checked values of a group. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** The properties of a form control that are used here. */
export interface Control {
  readonly name: string;
  readonly type: string;
  value: string;
  checked: boolean;
}

/** Kept in place of answers that the browser has no room for. */
const TOO_LONG = "too long";

const isBox = ({ type }: Control) => type === "checkbox" || type === "radio";

/** Whether a visitor has typed a text before this script had come: it is newer than a kept one. */
const isNewer = (control: HTMLInputElement) =>
  !isBox(control) && control.value !== "" && control.matches(":is(:focus, :user-valid, :user-invalid)");

/** The current answers. A group with nothing checked is an empty list. */
export function typedIn(controls: Iterable<Control>): Typed {
  const typed: Record<string, string[]> = {};
  for (const control of controls) {
    if (!control.name) continue;
    const values = (typed[control.name] ??= []);
    if (!isBox(control) || control.checked) values.push(control.value);
  }
  return typed;
}

/** Sets the controls to the answers. A control without an answer does not change. */
export function putBack(controls: Iterable<Control>, typed: Typed): void {
  for (const control of controls) {
    const values = typed[control.name];
    if (!values) continue;
    if (isBox(control)) control.checked = values.includes(control.value);
    else if (control.value !== values[0]) control.value = values[0] ?? "";
  }
}

/** The answers as text; empty when nothing is answered. */
export function textOf(typed: Typed): string {
  const isAnswered = Object.values(typed).some((values) => values.some((value) => value !== ""));
  return isAnswered ? JSON.stringify(typed) : "";
}

/** The answers that a form has no place for, because it was changed since; `current` are those that it has. */
function unplacedAnswers(typed: Typed, current: Typed): Typed {
  const unplaced: Record<string, readonly string[]> = {};
  for (const [name, values] of Object.entries(typed)) {
    const homeless = values.filter((value) => value !== "" && !current[name]?.includes(value));
    if (homeless.length > 0) unplaced[name] = homeless;
  }
  return unplaced;
}

/** The answers of a form together with those that have no place in it. */
function mergeAnswers(typed: Typed, unplaced: Typed): Typed {
  const all = { ...typed };
  for (const [name, values] of Object.entries(unplaced)) all[name] = [...(all[name] ?? []), ...values];
  return all;
}

/** Parses the answers; undefined when the text is not valid, for example from another version of the site. */
export function parseTyped(text: string): Typed | undefined {
  try {
    const typed: unknown = JSON.parse(text);
    const isTyped =
      typed !== null &&
      typeof typed === "object" &&
      Object.values(typed).every(
        (values) => Array.isArray(values) && values.every((value) => typeof value === "string"),
      );
    return isTyped ? (typed as Typed) : undefined;
  } catch {
    return undefined;
  }
}

/** The answers in a form that may be drawn anew, with other controls. */
function answersIn(form: HTMLFormElement) {
  let current = form;
  /** The last answers of every control that the form has had: somebody may have taken one away. */
  let placed: Typed = {};
  /** Kept answers that have no place in this form. */
  let unplaced: Typed = {};
  // An extension may have put others of the same names before ours. `readAnswers` leaves them out, too; code that both
  // share would be a script more to load.
  const controls = () =>
    ([...current.elements] as HTMLInputElement[]).filter(({ id }) => id.startsWith(current.id));
  /** All answers. */
  const all = () => {
    placed = { ...placed, ...typedIn(controls()) };
    return mergeAnswers(placed, unplaced);
  };
  /** Puts answers into the form, and shows those that have no place in it. */
  const show = (answers: Typed) => {
    putBack(controls(), answers);
    placed = typedIn(controls());
    unplaced = unplacedAnswers(answers, placed);
    showUnplaced(unplaced);
  };
  return {
    show,
    controls,
    /** All answers as text; empty if there are none. */
    text: () => textOf(all()),
    /** The form was drawn anew: the old one is out of the page, and has the answers still. */
    moved: (redrawn: HTMLFormElement) => {
      const answers = all();
      current = redrawn;
      show(answers);
    },
    reset: () => current.reset(),
  };
}

/** Keeps what is typed into the form of a place in the page, and restores it. */
export function keepTyped(place: HTMLElement): void {
  // An extension may have put a form of its own before it.
  const form = place.querySelector<HTMLFormElement>("form.form");
  if (!form) return;
  const answers = answersIn(form);
  const key = `typed-${form.id}`;
  const linkedKey = `linked-${form.id}`;
  const focused = trackFocus(place);
  /** The text that the storage has, as far as this page knows; undefined if it did not take the last one. */
  let stored: string | null | undefined;
  /** The form's answers when they were last kept, sent, reset or restored. */
  let seen = "";

  const store = (text: string) => {
    stored = write(key, text) ? text : undefined;
    seen = text;
    // An older text must not come back in its place.
    showTooLong(stored === undefined && write(key, TOO_LONG));
  };
  const keep = () => {
    if (answers.text() !== seen) store(answers.text());
  };
  const restore = () => {
    stored = read(key);
    if (stored === null) return;
    showTooLong(stored === TOO_LONG);
    if (stored === TOO_LONG) return;
    const typed = parseTyped(stored);
    if (typed) answers.show(typed);
    // The form was sent or reset, so what the browser restores of it is discarded. An empty form is not reset: that
    // would hide the errors that it may show.
    else if (!stored && answers.text()) answers.reset();
    seen = answers.text();
  };
  /** Forgets what is kept, the answers that no control has, and what a link has checked. */
  const forget = () => {
    answers.show({});
    acceptLinkedPositions(linkedKey);
    store("");
  };

  // What is kept, under what was typed before this script had come.
  const newer = typedIn(answers.controls().filter(isNewer));
  restore();
  putBack(answers.controls(), newer);
  if (!isReturn()) checkLinkedPositions(answers.controls(), linkedKey);
  keep();

  place.addEventListener("input", () => {
    keep();
    acceptLinkedPositions(linkedKey);
  });
  // Values set without an event, as some password managers do, count too.
  addEventListener("pagehide", keep);
  // The event comes before the answers are gone.
  place.addEventListener("reset", forget);
  place.addEventListener("sent" satisfies FormEventName, () => {
    forget();
    // A form may keep its answers when it was sent.
    seen = answers.text();
  });
  place.addEventListener("drawn" satisfies FormEventName, ({ target }) => {
    answers.moved(target as HTMLFormElement);
    focusLike(focused(), target as HTMLFormElement);
  });
  // By now the browser has restored its own values. A page out of the back/forward cache is restored only if another
  // page of this tab has changed the answers, any other only on a reload or "Back".
  addEventListener("pageshow", ({ persisted }) => {
    if (stored !== undefined && (persisted ? stored !== read(key) : isReturn())) restore();
  });
}

/** Says that what is typed is too long to be kept, in an element that the page has for it. */
function showTooLong(isTooLong: boolean): void {
  const note = document.getElementById("answers-too-long");
  if (note) note.hidden = !isTooLong;
}

/** Shows answers that have no place in the form anymore, in an element that the page has for them. */
function showUnplaced(unplaced: Typed): void {
  const note = document.getElementById("answers-left");
  const list = note?.querySelector("pre");
  const lines = Object.entries(unplaced).map(
    ([name, values]) => `${name.replaceAll("_", " ")}: ${values.join(", ")}`,
  );
  if (!note || !list) return;
  list.textContent = lines.join("\n");
  note.hidden = lines.length === 0;
}

/** Whether the page was reloaded or came back, so the visitor has seen it before. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}
