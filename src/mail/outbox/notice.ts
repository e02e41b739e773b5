/** The notice of a message that is not delivered, and the lines about others, with the facility's texts. */
import texts from "virtual:outbox-texts";
import { fillIn } from "../../lib/fill-in.ts";
import { dayAndTime, timeOrDate } from "../../lib/moments.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { Line, MessageStatus } from "./status.ts";
import { keptUntil, mayTry } from "./rules.ts";
import { asText, mailLink } from "./text.ts";

export type Notice = ReturnType<typeof createNotice>;

interface Requests {
  readonly retry: () => void;
  readonly erase: () => void;
}

/** A notice of a message that is in trouble or lost. */
export function createNotice({ message, outcome }: MessageStatus, { retry, erase }: Requests) {
  const isLost = outcome === "lost";
  const text = asText(message.params ?? {});
  const reason = element("p");
  const kept = element("p");
  const { disclosure, select } = createDisclosure(text);
  const { copy, copied } = createCopying(text, select);
  const { deleteNow, question } = createDeletion(erase);
  const tryAgain = button("button button-primary", texts.retry, retry);
  const otherWays = createOtherWays(message.messageName, text);
  const body = isLost
    ? [otherWays, disclosure, actions(tryAgain, copy, copied)]
    : [reason, otherWays, kept, disclosure, actions(tryAgain, copy, deleteNow, copied), question];
  const notice = createBox(filled(isLost ? texts.lost : texts.title, message), body);

  /** Says what became of it since; false if that takes another notice. */
  function update({ message: now, outcome: next }: MessageStatus): boolean {
    if ((next === "lost") !== isLost) return false;
    reason.textContent = texts[reasonOf(now)];
    const until = dayAndTime(keptUntil(now, Date.now()));
    kept.textContent = now.isInForm ? texts.inForm : fillIn(texts.kept, { until });
    // Not while it is being tried: a button that is turned off loses the focus.
    tryAgain.disabled = !isLost && now.state !== "sending" && !mayTry(now, Date.now());
    return true;
  }
  return { element: notice, update };
}

/** A box with a title, and a body that a button opens where there is little room for it. */
function createBox(title: string, body: readonly HTMLElement[]): HTMLElement {
  const details = button("button button-quiet", texts.details, () => {
    details.setAttribute("aria-expanded", String(box.toggleAttribute("data-open")));
  });
  details.setAttribute("aria-expanded", "false");
  const says = element("p", { class: "message-title", role: "alert" }, title);
  const box = element(
    "section",
    { class: "outbox-notice message message-bad", "aria-label": title, tabindex: "-1" },
    element("div", { class: "outbox-notice-head" }, says, details),
    element("div", { class: "outbox-notice-body" }, ...body),
  );
  return box;
}

/** What the visitor wrote, to open; `select` opens and selects it. */
function createDisclosure(text: string) {
  const written = element("p", { class: "outbox-notice-text", translate: "no" }, text);
  const disclosure = element("details", {}, element("summary", {}, texts.showText), written);
  const select = (): void => {
    disclosure.open = true;
    getSelection()?.selectAllChildren(written);
  };
  return { disclosure, select };
}

/** A button that copies a text, and what it says then. Where copying is denied, the text is selected. */
function createCopying(text: string, select: () => void) {
  const copied = element("output");
  const copy = button("button button-quiet", texts.copy, async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.textContent = texts.copied;
    } catch {
      copied.textContent = texts.notCopied;
      select();
    }
  });
  return { copy, copied };
}

/** A button that deletes, after a question. */
function createDeletion(erase: () => void) {
  const deleteNow = button("button button-plain", texts.deleteNow, () => ask(true));
  const keep = button("button button-quiet", texts.deleteNo, () => ask(false));
  const question = actions(texts.deleteAsk, keep, button("button button-plain", texts.deleteYes, erase));
  question.hidden = true;
  const ask = (isAsking: boolean): void => {
    question.hidden = !isAsking;
    (isAsking ? keep : deleteNow).focus();
  };
  return { deleteNow, question };
}

/** How else to reach the facility: by phone, or by an e-mail with the same text. */
function createOtherWays(messageName: string, text: string): HTMLElement {
  const call = element("a", { href: texts.phoneUrl }, `${texts.call} ${texts.phone}`);
  const mail = element("a", { href: mailLink(texts.mailUrl, messageName, text) }, texts.mail);
  return element("p", {}, `${texts.otherWays} `, call, " ", mail);
}

/** A line about a message that is not in trouble. */
export function createLine(what: Line, message: QueuedMessage): HTMLElement {
  const tone = what === "delivered" || what === "reached" ? " message-good" : "";
  return element(
    "span",
    { class: `outbox-line message${tone}`, "data-says": what },
    filled(texts[what], message),
  );
}

/** Why a message is not delivered yet: which text of the notice says so. */
function reasonOf({ state, isForced, lastResult }: QueuedMessage): keyof typeof texts {
  if (lastResult === "too-large") return "tooLarge";
  if (state === "waiting" || state === "failed" || state === "refused") return state;
  // The first attempt takes long.
  if (state === "sending" && lastResult === undefined) return "waiting";
  if (state === "sending" || isForced) return "trying";
  // The visitor did not ask for it, so it waits for the network, or for the service to take messages again.
  return lastResult === "offline" ? "offline" : "refused";
}

/** Makes an element with these attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

function actions(...children: readonly (Node | string)[]): HTMLElement {
  return element("div", { class: "outbox-notice-acts" }, ...children);
}

type ButtonClass = "button button-primary" | "button button-quiet" | "button button-plain";

function button(className: ButtonClass, label: string, onClick: () => unknown) {
  const made = element("button", { type: "button", class: className }, label);
  made.addEventListener("click", onClick);
  return made;
}

/** A sentence with the message's name and time in it: the time of day if today, else the date. */
function filled(text: string, { messageName, createdAt }: QueuedMessage): string {
  const { when } = timeOrDate(createdAt, Date.now());
  return fillIn(text, { message: messageName, when });
}
