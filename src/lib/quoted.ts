import { escapeHidden } from "./hidden.ts";

/** The value found, for an error message. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null || value === "") return "found nothing";
  if (Array.isArray(value)) return `found a list of ${value.length}`;
  if (typeof value === "object") return "found a group of fields";
  return `found ${quoted(value)}`;
}

/** A value in quotation marks, shortened if long, with hidden characters as their codes. */
export function quoted(value: unknown): string {
  const text = escapeHidden(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** A text without quotation marks, shortened if long. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}
