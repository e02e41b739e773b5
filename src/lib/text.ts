/** Texts of the content, in Markdown or plain: their paragraphs, ids, headings, sections and words. */
import { RuleType, parser } from "markdown-to-jsx/html";
import { wordsOf, type MarkdownNode } from "./markdown-words.ts";
import { memoize } from "./memoize.ts";

/** The paragraphs of a plain text, which have empty lines between them. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n\s*/u);
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

/**
 * The parts of a text, as the page shows them.
 * @throws if its marks are nested too deep to read, which is a problem of the content.
 */
export const markdownTree = memoize((markdown): readonly MarkdownNode[] =>
  parser(markdown, {
    disableParsingRawHTML: true,
    forceBlock: true,
    sanitizer: (address) => address,
    slugify: headingId,
  }),
);

interface Heading {
  readonly level: number;
  readonly text: string;
  /** Its id on the page. */
  readonly id: string;
}

/** The words of a Markdown heading, and its id on the page; `line` is the heading without its first # signs. */
export function headingOf(line: string): Omit<Heading, "level"> {
  const [heading] = headingsOf(`## ${line}`);
  if (!heading) throw new Error(`this is no heading of a text: ${line}`);
  const { text, id } = heading;
  return { text, id };
}

/**
 * The headings of a Markdown text, in order, with their level: 2 is the first below the page's own. None of a text that
 * can't be read.
 */
export function headingsOf(markdown: string): Heading[] {
  try {
    return markdownTree(markdown).flatMap((node) =>
      node.type === RuleType.heading && node.level > 1
        ? [{ level: node.level, text: inOneLine(wordsOf(node.children)), id: node.id }]
        : [],
    );
  } catch {
    return [];
  }
}

/** A Markdown text in two: up to its last heading of level 2, and from there on; all in the second without one. */
export function splitBeforeLastSection(markdown: string): [before: string, last: string] {
  const start = [...markdown.matchAll(/^## /gmu)].at(-1)?.index ?? 0;
  return [markdown.slice(0, start), markdown.slice(start)];
}

/** Markdown in one line without its marks: the words of links, lists, tables, quotes and headings. */
export function plainText(markdown: string): string {
  return inOneLine(wordsOf(markdownTree(markdown)));
}

function inOneLine(words: string): string {
  return words.replaceAll(/\s+/gu, " ").trim();
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
