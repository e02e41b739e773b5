import type { Params } from "./entry.ts";

/** Windows hands longer addresses to no mail program, without a word. */
const LONGEST_LINK = 2000;

/** A message as a person reads it: one `Name: answer` after the other, in the form's order. */
export function asText(params: Params): string {
  return Object.entries(params)
    .filter(([, answer]) => answer !== "")
    .map(([key, answer]) => `${readable(key)}: ${answer}`)
    .join("\n");
}

/**
 * A `mailto:` link that opens the text as a new e-mail. Where it would be too long (`whole` is false), it opens
 * with the hint to paste the text instead; the caller then copies it.
 */
export function mailLink(
  to: string,
  subject: string,
  text: string,
  paste: string,
): { readonly href: string; readonly whole: boolean } {
  const link = (body: string): string =>
    `${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;
  const href = link(text);
  return href.length <= LONGEST_LINK ? { href, whole: true } : { href: link(paste), whole: false };
}

/**
 * Half a surrogate pair has no encoding: it goes as U+FFFD. A form gives none, so browsers that cannot replace it
 * (before Safari 16.4, Chrome 111, Firefox 119) need not.
 */
function encode(text: string): string {
  return encodeURIComponent((text as Partial<string>).toWellFormed?.() ?? text);
}

function readable(key: string): string {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
