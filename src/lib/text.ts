/** Texts of the content: labels, paragraphs, headings and their ids. */
import { linkPattern } from "./markdown-link.ts";

/** A label inside a sentence: `Full name` as `full name`; `ZIP code` and `I agree` stay. */
export function inSentence(label: string): string {
  return label.replace(/^(?!I\b)\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}

/** A label that begins with a capital: `half hour` as `Half hour`. */
export function capitalized(label: string): string {
  return label.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** An answer after its label: `Name: Dana`; a label that ends in a sign has no colon: `Any questions? None`. */
export function labeled(label: string, answer: string): string {
  return `${label}${/[?!.:…]$/u.test(label) ? "" : ":"} ${answer}`;
}

/** The paragraphs of a plain text, which have empty lines between them. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n\s*/u);
}

/** Keeps a number on the line of the word after it: `4 weeks`. */
export function joinNumbers(text: string): string {
  return text.replaceAll(/(?<=\b\d+) (?=\p{Ll})/gu, "\u00A0");
}

/** Converts words to an id or fragment: `How to apply` becomes `how-to-apply`. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}

/** Words as a name in one piece: `hour, after 5:00pm` as `hourAfter500pm`. */
export function camelCase(words: string): string {
  return slug(words).replaceAll(/-(\w)/gu, (_, first: string) => first.toUpperCase());
}

/**
 * The ids of the site's own parts, on pages that show a text. Scripts and labels find these parts by them.
 * `text.test.ts` fails if a component has one that is missing here.
 */
const reservedIds: ReadonlySet<string> = new Set([
  "a-to-z",
  "analytics",
  "answers-left",
  "answers-too-long",
  "ask-the-desk",
  "facility-card-name",
  "form-errors",
  "form-place",
  "foul-trail-shown",
  "main",
  "menu",
  "not-loaded",
  "outbox-bar",
  "page-title",
  "search-words",
  "sent-copy-title",
  "table-of-contents-title",
]);

/** The id of a heading in a text: its words, and never that of a part of the site, as in `## Menu`. */
export function headingId(words: string): string {
  const id = slug(words);
  return reservedIds.has(id) ? `text-${id}` : id;
}

/** The words of a Markdown heading, and its id on the page; `line` is the heading without its first # signs. */
export function headingOf(line: string): { text: string; id: string } {
  const words = line.replace(/[\s#]+$/u, "");
  return { text: plainText(words), id: headingId(words.replaceAll(linkPattern, "$<label>")) };
}

/** The headings of a Markdown text, in order, with their level: 2 is the first below the page's own. */
export function headingsOf(markdown: string): { level: number; text: string; id: string }[] {
  return [...markdown.matchAll(/^(#{2,6})\s+(.+)$/gmu)].map(([, marks = "", line = ""]) => ({
    level: marks.length,
    ...headingOf(line),
  }));
}

/** A Markdown text in two: up to its second heading of level 2, and from there on; all in the first without one. */
export function splitAfterFirstSection(markdown: string): [first: string, rest: string] {
  const [, second] = markdown.matchAll(/^## /gmu);
  return second ? [markdown.slice(0, second.index), markdown.slice(second.index)] : [markdown, ""];
}

/** A Markdown text in two: up to its last heading of level 2, and from there on; all in the second without one. */
export function splitBeforeLastSection(markdown: string): [before: string, last: string] {
  const start = [...markdown.matchAll(/^## /gmu)].at(-1)?.index ?? 0;
  return [markdown.slice(0, start), markdown.slice(start)];
}

/** A character that a backslash shows as it is. */
const escaped = /\\([!-/:-@[-`{-~])/gu;
/** Where the characters of ASCII are put aside, among those for private use. */
const aside = 0xe000;

/**
 * Words between two of the same marks that do not stand inside a word: `**so**`, but not `5 * 3` and `snake_case`. One
 * kind may stand in another, `**_so_**`, so it is looked for twice.
 */
const emphasis = /(?<![\w*_~=])(\*{1,3}|_{1,3}|~~|==)(?=\S)([^\n]*?\S)\1(?![\w*_~=])/gu;

/** The line of dashes of a table, and its rows. */
const tableDashes = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/gmu;
const tableRow = /^[ \t]*\|(.*)\|[ \t]*$/gmu;

/** Markdown in one line without its marks: the words of links, lists, tables, quotes and headings. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(escaped, (_, sign: string) => String.fromCodePoint(aside + (sign.codePointAt(0) ?? 0)))
    .replaceAll(linkPattern, "$<label>")
    .replaceAll(/^ {0,3}\[[^\]]+\]:.*$/gmu, "")
    .replaceAll(/\[([^\]]*)\]\[[^\]]*\]/gu, "$1")
    .replaceAll(/<(https?:[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/gu, "$1")
    .replaceAll(tableDashes, "")
    .replaceAll(tableRow, (_, row: string) =>
      row
        .split("|")
        .map((cell) => cell.trim())
        .join(", "),
    )
    .replaceAll(/^\s*(?:[-+*>]|\d+[.)]|#+)\s+/gmu, "")
    .replaceAll(emphasis, "$2")
    .replaceAll(emphasis, "$2")
    .replaceAll(/`+([^`]*)`+/gu, "$1")
    .replaceAll(/\\$/gmu, "")
    .replaceAll(/[\ue000-\ue07f]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? aside) - aside))
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** A line of plain text as Markdown that shows it to the letter. */
export function asMarkdown(line: string): string {
  return line.replaceAll(/[!-/:-@[-`{-~]/gu, String.raw`\$&`);
}

/** A text with fewer letters is soon scrolled through. */
const short = 1000;

export function isShortText(markdown: string): boolean {
  return plainText(markdown).length < short;
}

export function hasList(markdown: string): boolean {
  return /^\s*(?:[-+*]|\d+\.)\s/mu.test(markdown);
}
