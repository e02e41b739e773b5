/**
 * Keeps what is typed into a form for this tab: it survives a reload, "Back", and following a link and coming back. It
 * is in `sessionStorage`, so it is gone when the tab closes, and it is erased when the form is sent or reset. Nothing
 * typed is kept on the device. `before-form.ts` starts it before the form's own script loads: what is typed until then
 * is kept, too, and answers are restored by then.
 *
 * The kept answers are newer than what a browser restores by itself: Chromium restores nothing on a reload, and on
 * "Back" it restores what was in the page then, even if it was changed or sent elsewhere in the tab since.
 */

/** The answers by name: one text, or the checked values of a group. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** The properties of a form control that are used here. */
export interface Control {
  readonly name: string;
  readonly type: string;
  value: string;
  checked: boolean;
}

const isBox = ({ type }: Control) => type === "checkbox" || type === "radio";

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

/** Parses the answers; undefined when the text is not valid, for example from another version of the site. */
export function parseTyped(text: string): Typed | undefined {
  try {
    const typed: unknown = JSON.parse(text);
    const lists = typed !== null && typeof typed === "object" ? Object.values(typed) : [0];
    return lists.every((list) => Array.isArray(list) && list.every((value) => typeof value === "string"))
      ? (typed as Typed)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed into a form, and restores it. */
export function keepTyped(form: HTMLFormElement): void {
  const key = `typed-${form.id}`;
  const controls = () => [...form.elements] as unknown as Control[];
  const typed = () => textOf(typedIn(controls()));
  /** The form's answers when they were last kept, erased or restored. */
  let keptText = "";
  /** What this page last read from the storage or wrote to it. */
  let storedText: string | null;

  const restore = (text: string | null) => {
    storedText = text;
    if (text === null) return;
    const answers = parseTyped(text);
    if (answers) putBack(controls(), answers);
    // The form was sent or reset, so what the browser restores of it is discarded.
    else if (text === "") form.reset();
    keptText = typed();
  };
  const store = (text: string, typedText = text) => {
    keptText = typedText;
    storedText = text;
    write(key, text);
  };
  const keep = () => {
    const text = typed();
    if (text !== keptText) store(text);
  };

  restore(read(key));
  if (!isReturn()) tickPositions(controls());
  keep();

  form.addEventListener("input", keep);
  // Values set without an event, as some password managers do, count too.
  addEventListener("pagehide", keep);
  // The event comes before the answers are gone.
  form.addEventListener("reset", () => store("", ""));
  // A form may keep its answers when it was sent.
  form.addEventListener("sent", () => store("", typed()));
  // By now the browser has restored its own values, or the page comes out of the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    const text = read(key);
    if (persisted ? text !== storedText : isReturn()) restore(text);
  });
}

/** Whether the page was reloaded or came back, so the visitor has seen it before. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/** Checks the positions that the address asks for, such as `?position=Staff`; job pages link to it. */
function tickPositions(controls: readonly Control[]): void {
  const wanted = new URLSearchParams(location.search).getAll("position");
  for (const control of controls)
    if (control.name === "position" && wanted.includes(control.value)) control.checked = true;
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: what is typed stays in the page only.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
