import type { QueuedMessage } from "./queued-message.ts";

/** Copies the parts of `<template id="outbox">` (`src/components/site/OutboxNotice.tsx`), with all texts and markup. */
export function createNoticeTemplate(page: Document) {
  /** A copy of a part, by its `data-piece`, with the message's title and time filled in. */
  return function copyOf(name: string, { title, createdAt }: QueuedMessage): HTMLElement {
    const template = page.querySelector<HTMLTemplateElement>("template#outbox");
    const found = template?.content.querySelector(`[data-piece=${name}]`) ?? page.createElement("p");
    const copy = found.cloneNode(true) as HTMLElement;
    fill(copy, "form", title);
    fill(copy, "when", timeOrDate(page, createdAt));
    return copy;
  };
}

/** Writes a text into the places for it. */
export function fill(within: HTMLElement, name: string, text: string): void {
  for (const place of all(within, `[data-fill=${name}]`)) place.textContent = text;
}

/** The time of day if today, else the date. */
function timeOrDate(page: Document, time: number): string {
  const at = new Date(time);
  const { lang } = page.documentElement;
  return at.toDateString() === new Date().toDateString()
    ? at.toLocaleTimeString(lang, { timeStyle: "short" })
    : at.toLocaleDateString(lang, { month: "long", day: "numeric" });
}

export function all<T extends HTMLElement>(within: HTMLElement, selector: string): NodeListOf<T> {
  return within.querySelectorAll<T>(selector);
}
