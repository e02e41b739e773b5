/** The elements that a notice is made of, with the facility's texts. */
import texts from "virtual:outbox-texts";
import type { QueuedMessage } from "./queued-message.ts";

/** What the bar says for a while. */
export type Line = "sending" | "offline" | "delivered" | "deleted" | "leaving" | "reached";

/** The notice of a message in trouble. `notice-actions.ts` makes its buttons work. */
export function createNotice(message: QueuedMessage): HTMLElement {
  const copied = { "data-done": texts.copied, "data-undone": texts.notCopied };
  return element(
    "section",
    { class: "outbox-notice", "data-piece": "notice", "aria-label": texts.label, tabindex: "-1" },
    element(
      "div",
      { class: "outbox-notice-head" },
      element("p", { class: "outbox-notice-title", role: "alert" }, ...filled(texts.title, message)),
      button("quiet", texts.details, { "data-act": "open", "aria-expanded": "false" }),
    ),
    element(
      "div",
      { class: "outbox-notice-body" },
      reason("waiting", texts.waiting),
      reason("refused", texts.refused),
      reason("failed", texts.failed),
      reason("too-large", texts.tooLarge),
      reason("queued sending", texts.trying),
      reason("on-disk", ...filled(texts.kept, message)),
      reason("in-form", texts.inForm),
      element(
        "details",
        {},
        element("summary", {}, texts.showText),
        element("p", { class: "outbox-notice-text", "data-part": "text", translate: "no" }),
      ),
      element(
        "p",
        {},
        `${texts.otherWays} `,
        element("a", { href: texts.phoneUrl }, `${texts.call} ${texts.phone}`),
        " ",
        element(
          "a",
          { href: texts.mailUrl, "data-act": "mail", "data-paste": texts.paste, ...copied },
          texts.mail,
        ),
      ),
      element(
        "div",
        { class: "outbox-notice-acts" },
        button("primary", texts.retry, { "data-act": "retry" }),
        button("quiet", texts.copy, { "data-act": "copy", ...copied }),
        button("plain", texts.deleteNow, { "data-act": "delete" }),
        element("output", {}),
      ),
      element(
        "div",
        { class: "outbox-notice-acts", "data-part": "ask", hidden: "" },
        element("span", {}, texts.deleteAsk),
        button("quiet", texts.deleteNo, { "data-act": "keep" }),
        button("plain", texts.deleteYes, { "data-act": "erase" }),
      ),
    ),
  );
}

/** What leads from the bar to a notice that is out of view. */
export function createPointer(message: QueuedMessage): HTMLElement {
  return element(
    "p",
    { class: "outbox-pointer" },
    element("span", { class: "outbox-notice-title" }, ...filled(texts.title, message)),
    button("quiet", texts.details, {}),
  );
}

/** A line about a message that is not in trouble. */
export function createLine(what: Line, message: QueuedMessage): HTMLElement {
  return element("span", { class: "outbox-line", "data-piece": what }, ...filled(texts[what], message));
}

/** The live region for lines. */
export function createStatus(): HTMLElement {
  return element("output", { class: "outbox-status" });
}

/** Writes a text into the places for it. */
export function fill(within: HTMLElement, name: string, text: string): void {
  for (const place of all(within, `[data-fill=${name}]`)) place.textContent = text;
}

export function all<T extends HTMLElement>(within: HTMLElement, selector: string): NodeListOf<T> {
  return within.querySelectorAll<T>(selector);
}

type Attributes = Readonly<Record<string, string>>;

function element(tag: string, attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function button(look: "primary" | "quiet" | "plain", label: string, attributes: Attributes): HTMLElement {
  return element("button", { type: "button", class: `button button-${look}`, ...attributes }, label);
}

/** A paragraph that shows on the conditions named in `when`. */
function reason(when: string, ...children: (Node | string)[]): HTMLElement {
  return element("p", { "data-when": when }, ...children);
}

/** A sentence with the message's title and time in it, and a place for `{until}`. */
function filled(text: string, { title, createdAt }: QueuedMessage): (Node | string)[] {
  const known: Readonly<Record<string, string>> = { form: title, when: timeOrDate(createdAt) };
  return text
    .split(/\{(form|when|until)\}/)
    .map((part, at) => (at % 2 ? element("span", { "data-fill": part }, known[part] ?? "") : part));
}

/** The time of day if today, else the date. */
function timeOrDate(time: number): string {
  const at = new Date(time);
  const { lang } = document.documentElement;
  return at.toDateString() === new Date().toDateString()
    ? at.toLocaleTimeString(lang, { timeStyle: "short" })
    : at.toLocaleDateString(lang, { month: "long", day: "numeric" });
}
