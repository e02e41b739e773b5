import { isTrouble, type Entry } from "./entry.ts";
import { mayTry, SECOND } from "./schedule.ts";
import { asText, mailLink } from "./text.ts";

/** What a visitor can do from a notice. */
export interface Acts {
  retry(id: string): Promise<void>;
  deleteNow(id: string): Promise<void>;
  /** A failure was shown on a visible page. */
  seen(id: string): Promise<void>;
}

/** A message on its way for so long is mentioned, quietly. */
const QUIET = 10 * SECOND;

/**
 * Shows what could not be delivered at the top of the page. The words and the markup are those of
 * `<template id="outbox">`; this fills copies of its pieces, each known by its `data-piece`.
 */
export function createNotices(page: Document, acts: Acts) {
  const notices = new Map<string, HTMLElement>();
  const lines = new Map<string, HTMLElement>();
  let status: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Brings the page in line with what is kept; `volatile` are those that live in this page only. */
  function show(entries: readonly Entry[], volatile: ReadonlySet<string>): void {
    const now = Date.now();
    let soonest = Infinity;
    clearTimeout(timer);
    for (const id of notices.keys()) if (!entries.some((entry) => entry.id === id)) drop(notices, id);
    for (const entry of entries) {
      const { id } = entry;
      const wait = entry.created + QUIET - now;
      if (isTrouble(entry)) notify(entry, volatile.has(id), now);
      else {
        const shown = notices.has(id) || lines.has(id);
        drop(notices, id);
        if (entry.state === "sent") {
          if (shown) say(entry, "delivered");
        } else if (wait > 0) soonest = Math.min(soonest, wait);
        else say(entry, navigator.onLine ? "sending" : "offline");
      }
    }
    if (soonest < Infinity) timer = setTimeout(() => show(entries, volatile), soonest);
  }

  function notify(entry: Entry, volatile: boolean, now: number): void {
    const notice = notices.get(entry.id) ?? fresh(entry);
    drop(lines, entry.id);
    const state = entry.last?.is === "too-large" ? "too-large" : entry.state;
    const truths = new Set([state, volatile ? "memory" : "disk"]);
    for (const part of all(notice, "[data-when]"))
      part.hidden = !part.dataset["when"]?.split(" ").some((when) => truths.has(when));
    for (const button of all(notice, "[data-act=retry]"))
      button.toggleAttribute("disabled", !mayTry(entry, now));
    if (entry.state === "failed" && !entry.seen && !page.hidden) void acts.seen(entry.id);
  }

  /** A notice put on the page, with the text and the ways to act on it. */
  function fresh(entry: Entry): HTMLElement {
    const notice = piece("notice", entry);
    const text = asText(entry.params ?? {});
    for (const part of all(notice, "[data-part=text]")) part.append(text);

    const copy = async ({ dataset }: HTMLElement): Promise<void> => {
      const copied = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      for (const part of all(notice, "output"))
        part.replaceChildren(dataset[copied ? "done" : "undone"] ?? "");
      for (const part of copied ? [] : all(notice, "[data-part=text]")) {
        part.closest("details")?.setAttribute("open", "");
        getSelection()?.selectAllChildren(part);
      }
    };
    const ask = (asking: boolean): void => {
      for (const part of all(notice, "[data-part=ask]")) part.hidden = !asking;
      for (const button of all(notice, asking ? "[data-act=keep]" : "[data-act=delete]")) button.focus();
    };
    const does: Record<string, (button: HTMLElement) => unknown> = {
      copy,
      retry: () => acts.retry(entry.id),
      delete: () => ask(true),
      keep: () => ask(false),
      erase: () => acts.deleteNow(entry.id).then(() => say(entry, "deleted")),
    };
    for (const link of all<HTMLAnchorElement>(notice, "[data-act=mail]")) {
      const mail = mailLink(link.href, nameOf(entry), text, link.dataset["paste"] ?? "");
      link.href = mail.href;
      if (!mail.whole) does["mail"] = copy;
    }
    for (const button of all(notice, "[data-act]"))
      button.addEventListener("click", () => does[button.dataset["act"] ?? ""]?.(button));
    notices.set(entry.id, notice);
    place()?.append(notice);
    return notice;
  }

  /** One quiet line about a message. */
  function say(entry: Entry, what: "sending" | "offline" | "delivered" | "deleted"): void {
    if (lines.get(entry.id)?.dataset["piece"] === what) return;
    drop(lines, entry.id);
    const line = piece(what, entry);
    lines.set(entry.id, line);
    status ??= place()?.appendChild(piece("status", entry));
    // A live region announces what comes into it, not what it comes with.
    requestAnimationFrame(() => lines.get(entry.id) === line && status?.append(line));
  }

  /** A copy of a piece of the template, with the name of the form and the time filled in. */
  function piece(name: string, entry: Entry): HTMLElement {
    const found = template()?.content.querySelector(`[data-piece=${name}]`) ?? page.createElement("p");
    const copy = found.cloneNode(true) as HTMLElement;
    const when = new Date(entry.created).toLocaleString(page.documentElement.lang);
    for (const slot of all(copy, "[data-fill]"))
      slot.append(slot.dataset["fill"] === "form" ? nameOf(entry) : when);
    return copy;
  }

  function nameOf({ form }: Entry): string {
    return template()?.getAttribute(`data-name-${form}`) ?? form;
  }

  function template(): HTMLTemplateElement | null {
    return page.querySelector("template#outbox");
  }

  function place(): HTMLElement | null {
    return page.getElementById("notices");
  }

  /** Takes something off the page; a visitor who stood in it is left at the place where it was. */
  function drop(from: Map<string, HTMLElement>, id: string): void {
    const gone = from.get(id);
    const left = gone?.contains(page.activeElement) ? place() : null;
    from.delete(id);
    gone?.remove();
    left?.setAttribute("tabindex", "-1");
    left?.focus();
  }

  return { show };
}

function all<T extends HTMLElement>(within: HTMLElement, selector: string): NodeListOf<T> {
  return within.querySelectorAll<T>(selector);
}
