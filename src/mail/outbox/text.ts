import type { Params } from "../send.ts";

/** Windows silently drops longer ones. */
const LONGEST_LINK = 2000;

/** A message as readable text: a line `Name: answer` for each answer. */
export function asText(params: Params): string {
  return Object.entries(params)
    .filter(([, answer]) => answer !== "")
    .map(([key, answer]) => `${readable(key)}: ${answer}`)
    .join("\n");
}

/** A `mailto:` link that opens the text as a new e-mail; without the text if the link would be too long. */
export function mailLink(to: string, subject: string, text: string): string {
  // Spaces are `%20` in such a link; unlike `encodeURIComponent`, it takes halves of emoji.
  const link = (parts: Record<string, string>): string =>
    `${to}?${new URLSearchParams(parts).toString().replaceAll("+", "%20")}`;
  const whole = link({ subject, body: text.replace(/\r?\n/g, "\r\n") });
  return whole.length <= LONGEST_LINK ? whole : link({ subject });
}

function readable(key: string): string {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
