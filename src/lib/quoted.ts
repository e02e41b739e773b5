import { shown } from "./hidden.ts";

/** What was found, as a person would quote it. */
export function found(value: unknown): string {
  if (value === undefined || value === null) return "found nothing";
  if (Array.isArray(value)) return `found a list of ${value.length}`;
  if (typeof value === "object") return "found a group of fields";
  return `found ${quoted(value)}`;
}

/** A value in quotation marks, the beginning of a long one, with hidden characters as their codes. */
export function quoted(value: unknown): string {
  const text = shown(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
