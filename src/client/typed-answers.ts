/**
 * Keeps what is typed into a form for this tab: it survives a reload, "Back", and following a link and coming back. It
 * is in `sessionStorage`, so it is gone when the tab closes, and it is erased when the form is sent or reset. Where a
 * form offers it and the visitor ticks the box, it is also on this device for seven days. `hydrate-form.ts` starts it
 * before the form's own script loads: what is typed until then is kept, too, and answers are restored by then.
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

function answered(typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).filter(([, values]) => values.some((value) => value !== "")),
  );
}

/** The answers as text; empty when nothing is answered. */
export function draftTextOf(typed: Typed): string {
  return Object.keys(answered(typed)).length > 0 ? JSON.stringify(typed) : "";
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
  const typed = () => draftTextOf(typedIn(controls()));
  /** The box with which the visitor asks to keep the answers on this device. */
  const box = form.querySelector<HTMLInputElement>("[data-keep-on-device]");
  /** The form's answers when they were last kept, erased or restored. */
  let keptText = "";
  /** What this page last read from the storage or wrote to it. */
  let storedText: string | null;

  const restore = (text: string | null, given: Typed = {}) => {
    storedText = text;
    if (text === null) return;
    const answers = parseTyped(text);
    if (answers) putBack(controls(), { ...answers, ...given });
    // The form was sent or reset, so what the browser restores of it is discarded.
    else if (text === "") form.reset();
    keptText = typed();
  };
  /** Keeps the answers on the device while the box is ticked, and erases them otherwise. */
  const keepOnDevice = (text: string) => {
    if (!box) return;
    const isKept = write(
      localDisk,
      key,
      box.checked && text ? JSON.stringify({ saved: Date.now(), text }) : "",
    );
    box.dataset["keepOnDevice"] = box.checked && !isKept ? "failed" : "";
  };
  const store = (text: string, typedText = text) => {
    keptText = typedText;
    storedText = text;
    write(tab, key, text);
  };
  const keep = () => {
    const text = typed();
    if (text === keptText) return;
    store(text);
    // Unchecked, it leaves the draft of another tab alone.
    if (box?.checked) keepOnDevice(text);
  };

  const inTab = read(tab, key);
  const draft = box ? readDraft(read(localDisk, key), Date.now()) : undefined;
  if (!draft) write(localDisk, key, "");
  if (box && draft) {
    box.checked = true;
    form.dataset["savedAt"] = String(draft.saved);
  }
  // What was typed before this script ran is newer than what was kept on the device.
  if (inTab || !draft) restore(inTab);
  else {
    restore(draft.text, answered(typedIn(controls())));
    // Or a reload would erase the draft, in a tab whose own answers were sent or erased.
    store(typed());
  }
  if (!isReturn()) tickPositions(controls());
  keep();

  form.addEventListener("input", ({ target }) => {
    if (target === box) keepOnDevice(typed());
    else keep();
  });
  // Values set without an event, as some password managers do, count too.
  addEventListener("pagehide", keep);
  const erase = (typedText: string) => {
    if (box) box.checked = false;
    delete form.dataset["savedAt"];
    store("", typedText);
    keepOnDevice("");
  };
  // The event comes before the answers are gone.
  form.addEventListener("reset", () => erase(""));
  // A form may keep its answers when it was sent.
  form.addEventListener("sent", () => erase(typed()));
  // By now the browser has restored its own values, or the page comes out of the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    const text = read(tab, key);
    if (persisted ? text !== storedText : isReturn()) restore(text);
    if (box && typed() !== "") box.checked = readDraft(read(localDisk, key), Date.now()) !== undefined;
  });
}

/** How long answers stay on the device after the last change, in ms. */
const draftLife = 7 * 24 * 60 * 60 * 1000;

/** The answers kept on the device, if they are readable and not too old; a clock that was set back does not matter. */
export function readDraft(kept: string | null, now: number): { saved: number; text: string } | undefined {
  try {
    const { saved, text } = JSON.parse(kept ?? "") as { saved: unknown; text: unknown };
    if (typeof saved !== "number" || typeof text !== "string" || !parseTyped(text)) return undefined;
    return now - saved < draftLife ? { saved, text } : undefined;
  } catch {
    return undefined;
  }
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

const tab = () => sessionStorage;
const localDisk = () => localStorage;

/** Replaces a text; an empty one on the device is removed. False if nothing is kept: storage is blocked or full. */
function write(storage: () => Storage, key: string, text: string): boolean {
  try {
    storage().removeItem(key);
    if (text !== "" || storage === tab) storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}
