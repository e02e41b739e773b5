import type { QueuedMessage } from "./queued-message.ts";

/** The parts of a message that a notice shows. */
export type NoticeContent = Pick<QueuedMessage, "id" | "form" | "params" | "created">;

/**
 * Copies the parts of `<template id="outbox">` (`src/components/site/OutboxNotice.tsx`), which has all texts and
 * markup.
 */
export function createNoticeTemplate(page: Document) {
  const template = (): HTMLTemplateElement | null => page.querySelector("template#outbox");

  /** The name of a message of this form, for visitors. */
  function nameOf({ form }: NoticeContent): string {
    return template()?.getAttribute(`data-name-${form}`) ?? form;
  }

  /** A copy of a part, by its `data-piece`, with the name of the form and the time filled in. */
  function copyOf(name: string, message: NoticeContent): HTMLElement {
    const found = template()?.content.querySelector(`[data-piece=${name}]`) ?? page.createElement("p");
    const copy = found.cloneNode(true) as HTMLElement;
    for (const slot of all(copy, "[data-fill]"))
      slot.append(slot.dataset["fill"] === "form" ? nameOf(message) : whenOf(message.created));
    return copy;
  }

  /** The time of day if today, else the date. */
  function whenOf(time: number): string {
    const at = new Date(time);
    const { lang } = page.documentElement;
    return at.toDateString() === new Date().toDateString()
      ? at.toLocaleTimeString(lang, { timeStyle: "short" })
      : at.toLocaleDateString(lang, { month: "long", day: "numeric" });
  }

  return { copyOf, nameOf };
}

export function all<T extends HTMLElement>(within: HTMLElement, selector: string): NodeListOf<T> {
  return within.querySelectorAll<T>(selector);
}
