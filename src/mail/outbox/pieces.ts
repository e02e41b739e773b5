import type { Entry } from "./entry.ts";

/** What a notice says of a message. */
export type Shown = Pick<Entry, "id" | "form" | "params" | "created">;

/**
 * Copies of the pieces in `<template id="outbox">`, each known by its `data-piece`. Their words and their markup are
 * those of `src/components/site/OutboxNotice.tsx`.
 */
export function createPieces(page: Document) {
  const template = (): HTMLTemplateElement | null => page.querySelector("template#outbox");

  /** What a message of this form is called. */
  function nameOf({ form }: Shown): string {
    return template()?.getAttribute(`data-name-${form}`) ?? form;
  }

  /** A copy of a piece, with the name of the form and the time filled in. */
  function piece(name: string, entry: Shown): HTMLElement {
    const found = template()?.content.querySelector(`[data-piece=${name}]`) ?? page.createElement("p");
    const copy = found.cloneNode(true) as HTMLElement;
    for (const slot of all(copy, "[data-fill]"))
      slot.append(slot.dataset["fill"] === "form" ? nameOf(entry) : whenOf(entry.created));
    return copy;
  }

  /** The time of day of today, else the date, on the visitor's clock. */
  function whenOf(time: number): string {
    const at = new Date(time);
    const { lang } = page.documentElement;
    return at.toDateString() === new Date().toDateString()
      ? at.toLocaleTimeString(lang, { timeStyle: "short" })
      : at.toLocaleDateString(lang, { month: "long", day: "numeric" });
  }

  return { piece, nameOf };
}

/** The elements of a piece that this selector finds. */
export function all<T extends HTMLElement>(within: HTMLElement, selector: string): NodeListOf<T> {
  return within.querySelectorAll<T>(selector);
}
