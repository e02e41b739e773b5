import { isPending, isTrouble, type Entry } from "./entry.ts";
import { mayTry, SECOND } from "./schedule.ts";
import { asText, mailLink } from "./text.ts";

/** What a visitor can do from a notice. */
export interface Acts {
  retry(id: string): Promise<void>;
  deleteNow(id: string): Promise<void>;
  /** A failure was shown on a visible page. */
  seen(id: string): void;
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
  let latest: readonly [readonly Entry[], ReadonlySet<string>] = [[], new Set()];

  /** Brings the page in line with what is kept; `volatile` are those that live in this page only. */
  function show(entries: readonly Entry[], volatile: ReadonlySet<string>): void {
    latest = [entries, volatile];
    const now = Date.now();
    clearTimeout(timer);
    for (const entry of entries) {
      if (isTrouble(entry)) notify(entry, volatile.has(entry.id), now);
      else if (isPending(entry)) {
        const wait = entry.created + QUIET - now;
        if (wait > 0) timer = setTimeout(() => show(...latest), wait);
        else say(entry, navigator.onLine ? "sending" : "offline");
      } else if (notices.has(entry.id) || lines.has(entry.id)) say(entry, "delivered");
      if (!isTrouble(entry)) drop(notices, entry.id);
    }
    for (const id of notices.keys()) if (!entries.some((entry) => entry.id === id)) drop(notices, id);
  }

  function notify(entry: Entry, volatile: boolean, now: number): void {
    let notice = notices.get(entry.id);
    if (!notice) {
      notice = piece("notice", entry);
      if (!notice) return;
      notices.set(entry.id, notice);
      fill(notice, entry);
      page.getElementById("notices")?.append(notice);
    }
    drop(lines, entry.id);
    const state = entry.last?.is === "too-large" ? "too-large" : entry.state;
    for (const part of notice.querySelectorAll<HTMLElement>("[data-when]"))
      part.hidden = !part.dataset["when"]?.split(" ").includes(volatile ? state + " memory" : state);
    for (const part of notice.querySelectorAll<HTMLElement>("[data-kept]"))
      part.hidden = (part.dataset["kept"] === "memory") !== volatile;
    for (const button of notice.querySelectorAll<HTMLButtonElement>("[data-act=retry]"))
      button.disabled = !mayTry(entry, now);
    if (entry.state === "failed" && !entry.seen && page.visibilityState === "visible") acts.seen(entry.id);
  }

  /** Puts the text and the ways to act on it into a fresh notice. */
  function fill(notice: HTMLElement, entry: Entry): void {
    const text = asText(entry.params ?? {});
    const part = <T extends Element>(name: string): T | null =>
      notice.querySelector<T>(`[data-part=${name}]`);
    const said = part<HTMLElement>("said");
    const ask = part<HTMLElement>("ask");
    part("text")?.append(text);

    const copy = async (button: HTMLElement | null): Promise<void> => {
      const done = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      said?.replaceChildren(button?.dataset[done ? "done" : "undone"] ?? "");
      if (!done) select(part("text"));
    };
    const link = part<HTMLAnchorElement>("mail");
    if (link) {
      const mail = mailLink(link.href, nameOf(entry), text, link.dataset["paste"] ?? "");
      link.href = mail.href;
      if (!mail.whole) link.addEventListener("click", () => void copy(link));
    }
    const buttons: Record<string, (button: HTMLElement) => void> = {
      copy: (button) => void copy(button),
      retry: () => void acts.retry(entry.id),
      delete: () => {
        if (ask) ask.hidden = false;
        ask?.querySelector("button")?.focus();
      },
      keep: () => {
        if (ask) ask.hidden = true;
        notice.querySelector<HTMLElement>("[data-act=delete]")?.focus();
      },
      erase: () => {
        void acts.deleteNow(entry.id).then(() => say(entry, "deleted"));
      },
    };
    for (const button of notice.querySelectorAll<HTMLElement>("[data-act]"))
      button.addEventListener("click", () => buttons[button.dataset["act"] ?? ""]?.(button));
  }

  /** One quiet line about a message. */
  function say(entry: Entry, what: "sending" | "offline" | "delivered" | "deleted"): void {
    if (lines.get(entry.id)?.dataset["piece"] === what) return;
    drop(lines, entry.id);
    const line = piece(what, entry);
    if (!line) return;
    lines.set(entry.id, line);
    if (!status) {
      status = page.createElement("div");
      status.setAttribute("role", "status");
      page.getElementById("notices")?.append(status);
    }
    // A live region announces what comes into it, not what it comes with.
    requestAnimationFrame(() => lines.get(entry.id) === line && status?.append(line));
  }

  /** A copy of a piece of the template, with the name of the form and the time filled in. */
  function piece(name: string, entry: Entry): HTMLElement | undefined {
    const found = template()?.content.querySelector(`[data-piece=${name}]`)?.cloneNode(true);
    if (!(found instanceof HTMLElement)) return undefined;
    for (const slot of found.querySelectorAll("[data-fill=form]")) slot.append(nameOf(entry));
    for (const slot of found.querySelectorAll("[data-fill=when]")) {
      const when = new Date(entry.created);
      slot.setAttribute("datetime", when.toISOString());
      slot.append(
        when.toLocaleString(page.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }),
      );
    }
    return found;
  }

  function nameOf(entry: Entry): string {
    return template()?.getAttribute(`data-name-${entry.form}`) ?? entry.form;
  }

  function template(): HTMLTemplateElement | undefined {
    const found = page.getElementById("outbox");
    return found instanceof HTMLTemplateElement ? found : undefined;
  }

  /** Takes something off the page; a visitor who stood in it is left at the place where it was. */
  function drop(from: Map<string, HTMLElement>, id: string): void {
    const gone = from.get(id);
    from.delete(id);
    const within = gone?.contains(page.activeElement);
    gone?.remove();
    const place = page.getElementById("notices");
    if (!within || !place) return;
    place.tabIndex = -1;
    place.focus();
  }

  return { show };
}

function select(text: Element | null): void {
  if (!text) return;
  text.closest("details")?.setAttribute("open", "");
  getSelection()?.selectAllChildren(text);
}
