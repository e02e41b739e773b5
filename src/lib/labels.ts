/** Labels of the content inside of sentences. */

/** A label inside a sentence: `Full name` as `full name`; `ZIP code` and `I agree` stay. */
export function inSentence(label: string): string {
  return label.replace(/^(?!I\b)\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}

/** A label that begins with a capital: `half hour` as `Half hour`. */
export function capitalized(label: string): string {
  return label.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** A label before its answer: `Name:`; one that ends in a sign has no colon: `Any questions?`. */
export function withColon(label: string): string {
  return /[?!.:…]$/u.test(label) ? label : `${label}:`;
}

/** An answer after its label: `Name: Dana`. */
export function labeled(label: string, answer: string): string {
  return `${withColon(label)} ${answer}`;
}

/** Keeps a number on the line of the word after it: `4 weeks`. */
export function joinNumbers(text: string): string {
  return text.replaceAll(/(?<=\b\d+) (?=\p{Ll})/gu, "\u00A0");
}
