import type { Params } from "./queued-message.ts";

/** Windows silently drops longer ones. */
const LONGEST_LINK = 2000;

/** A message as readable text: a line `Name: answer` for each answer. */
export function asText(params: Params): string {
  return Object.entries(params)
    .filter(([, answer]) => answer !== "")
    .map(([key, answer]) => `${readable(key)}: ${answer}`)
    .join("\n");
}

/**
 * A `mailto:` link that opens the text as a new e-mail. If the link would be too long, `whole` is false and the e-mail
 * says to paste the text, which the caller copies.
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
 * A lone surrogate has no encoding and becomes U+FFFD. Browsers without `toWellFormed` (before Safari 16.4, Chrome 111,
 * Firefox 119) never get one from a form.
 */
function encode(text: string): string {
  return encodeURIComponent((text as Partial<string>).toWellFormed?.() ?? text);
}

function readable(key: string): string {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
