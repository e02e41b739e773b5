/** Rules about Markdown texts: no signs that visitors would see as typed, no links to headings that do not exist. */
import { bareAddress, looksLikeEmail } from "../../lib/email.ts";
import { htmlIn } from "../../lib/markup.ts";
import { headingsOf, slug as slugOf } from "../../lib/text.ts";
import { quoted } from "../../lib/quoted.ts";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { targetsIn } from "./markdown-links.ts";
import type { Content } from "../schema/registry.ts";
import type { Report, RuleInput } from "./rule.ts";
import { valuesOf } from "../read/values.ts";

/** Patterns that a line of Markdown may not hold, with the message for the owner. */
const forbidden: readonly (readonly [pattern: RegExp, rule: string])[] = [
  [/^\s*(?:> ?)*\[![A-Za-z]+\]/u, "expected no mark of a callout: begin with its word in bold, **Note:**"],
  [/\] +\([^)\s]+\)/u, "a link has no space between its words and its address: [words](route:contactus)"],
  [/^ {0,3}#{1,6}[^#\s].*/u, String.raw`a heading has a space after its #: ## How to apply; a plain # is \#`],
  [/^ {0,3}# .*/u, "the page's own heading is the first: begin with ##"],
  [/^ {0,3}=+\s*$/u, "expected a heading that begins with ##, not one with a line of = under it"],
  [/^\s*[•◦▪‣●].*/u, "a list has - and a space before each entry: - Bring a glove"],
  [/^\s*(?:[-*+]|\d+\.) \[[ x]\]/iu, "expected a plain list, without boxes to check: - Bring a glove"],
  [
    /\[\^[^\]]*\]/u,
    "a footnote is a line below: mark the word with *, as in Student*, and begin the line with *With a student ID",
  ],
];

/** The problems of a Markdown text by line, from 0. */
export function markdownProblems(text: string): { line: number; message: string }[] {
  // Code and escaped characters are shown as they are on purpose.
  const plain = text
    .replaceAll(/^(`{3,})[^]*?^\1/gmu, (code) => code.replaceAll(/[^\n]/gu, " "))
    .replaceAll(/`[^`\n]*`|\\[^\n]/gu, (code) => " ".repeat(code.length))
    // A line across the text.
    .replaceAll(/^ {0,3}(?:\*[ \t]*){3,}$/gmu, "");
  const lines = plain.split("\n");
  const found = lines.flatMap((line, index) => {
    const hit = forbidden.find(([pattern]) => pattern.test(line));
    if (!hit) return [];
    const [pattern, rule] = hit;
    return [{ line: index, message: `${rule} (found ${quoted(pattern.exec(line)?.[0].trim() ?? "")})` }];
  });
  const html = htmlIn(plain);
  const ofHtml = html
    ? [{ line: linesBefore(plain, html.index), message: `${html.advice} (found ${quoted(html.found)})` }]
    : [];
  return [...ofHtml, ...found, ...unfinishedIn(plain)];
}

/**
 * Complete links and bold words: `[words](address)` and `[words][name]`, whose words are not only spaces; `**words**`
 * without a space right inside the signs.
 */
const finished =
  /\[(?=[^\]]*[^\]\s])[^[\]]*\](?:\([^()\s]+\)|\[[^\]]+\])|\*\*(?=\S)(?:(?!\*\*)[^])+?(?<=\S)\*\*/gu;

/** The signs of links and bold words, looked for in the text that is left without the complete ones. */
const unfinished: readonly (readonly [signs: RegExp, rule: string])[] = [
  [/\]\(|\)\[/u, "a link is words and an address: [words](route:contactus)"],
  [/\*\*/u, "bold words have ** right before and after them: **bold**"],
];

/** A paragraph, an item of a list or a heading: a line with words, and the lines that continue it. */
const block = /^(?!\s*$).*(?:\n(?!\s*(?:$|[-*+] |\d+\. |#)).*)*/gmu;

/** The signs of incomplete links and bold words, which visitors would read as typed. */
function unfinishedIn(plain: string): { line: number; message: string }[] {
  return [...plain.matchAll(block)].flatMap(({ 0: text, index }) => {
    const left = text.replaceAll(finished, (whole) => whole.replaceAll(/[^\n]/gu, " "));
    return unfinished.flatMap(([signs, rule]) => {
      const at = signs.exec(left)?.index;
      return at === undefined ? [] : [{ line: linesBefore(plain, index + at), message: rule }];
    });
  });
}

function linesBefore(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length - 1;
}

/** Links lead to pages, parts of a page, other sites, phones or mailboxes; pictures have fields of their own. */
function targetProblems(text: string): { line: number; message: string }[] {
  const targets = targetsIn(text);
  if (!targets)
    return [
      {
        line: 0,
        message:
          "this can't be checked, perhaps because its marks are too deep in one another: write it in another way",
      },
    ];
  const problem = (target: string, rule: string) => ({
    line: lineOf(text, target),
    message: `${rule} (found ${quoted(asTyped(text, target))})`,
  });
  return [
    ...targets.links
      .filter((target) => !leadsSomewhere(target))
      .map((target) => problem(target, linkRule(target))),
    ...targets.images.map((target) =>
      problem(target, "expected text without pictures: a picture has its own field"),
    ),
  ];
}

/** The rule that a link breaks. */
function linkRule(target: string): string {
  if (/^(?:http:|www\.)/iu.test(target)) return "a link to another site begins with https://";
  if (/^(?!https?:).*\.pdf$/iu.test(target))
    return "a file is linked by its name in the folder files, such as (file:waiver.pdf)";
  if (target.startsWith("/")) return "a page of this site is linked by its name, such as (route:cagerules)";
  return "expected a link such as (route:cagerules)";
}

function leadsSomewhere(target: string): boolean {
  if (target.startsWith("mailto:")) return looksLikeEmail(bareAddress(target));
  // The problem of a variable without a value is already reported.
  return /^(?:route:|file:[^/.]|#[\w-]+$|tel:\+?[\d-]+$|\{\{)/u.test(target) || isPlainWebAddress(target);
}

/** The parser puts this before an address that was typed without it: `www.example.com`, `desk@example.com`. */
const addedByParser = /^(?:http:\/\/|mailto:)/u;

/** The target of a link as it was typed in a text. */
function asTyped(text: string, target: string): string {
  return text.includes(target) ? target : target.replace(addedByParser, "");
}

/** The line of a link in a text, from 0; the first line if the text spells the address in another way. */
export function lineOf(text: string, target: string): number {
  return linesBefore(text, Math.max(0, text.indexOf(asTyped(text, target))));
}

/** Every text in Markdown is read as Markdown to its end: nothing shows as typed. */
export function markdownIsPlain({ content }: RuleInput, report: Report): void {
  for (const { key, path, value } of valuesOf(content, "text"))
    for (const { line, message } of [...targetProblems(value), ...markdownProblems(value)])
      report(key, path, message, line);
}

/** A link to a part of a page leads to a heading there, or to a coach, an event, a package or a space on it. */
export function anchorsExist({ content }: RuleInput, report: Report): void {
  const headings = headingsByPage(content);
  const cards = idsOfCards(content);
  for (const { key, path, value } of valuesOf(content, "text"))
    for (const target of targetsIn(value)?.links ?? []) {
      const anchor = anchorIn(target);
      if (!anchor) continue;
      const page = anchor.page ?? pageOf(key);
      if (!cards.has(anchor.id) && !headings.get(page)?.has(anchor.id))
        report(
          key,
          path,
          `that page has no heading for this link: write its words with hyphens, or leave out the part after # (found ${quoted(target)})`,
          lineOf(value, target),
        );
    }
}

/** The ids of the headings in the texts of each page. */
function headingsByPage(content: Partial<Content>): ReadonlyMap<string, ReadonlySet<string>> {
  const headings = new Map<string, Set<string>>();
  for (const { key, value } of valuesOf(content, "text")) {
    const ids = headings.get(pageOf(key)) ?? new Set();
    for (const { id } of headingsOf(value)) ids.add(id);
    headings.set(pageOf(key), ids);
  }
  return headings;
}

/** The ids of coaches, events, packages and spaces, whichever page shows them. */
function idsOfCards({ packages = [], coaches = [], events = [], spaces = [] }: Partial<Content>) {
  return new Set([
    ...[...packages, ...coaches, ...events].map(({ slug }) => slug),
    ...spaces.flatMap(({ units }) => units.map(({ name }) => slugOf(name))),
  ]);
}

/** The part of a page that a link leads to, `route:camps#june` or `#june`; `undefined` for any other link. */
function anchorIn(target: string): { readonly page: string | undefined; readonly id: string } | undefined {
  const [, page, id] = /^(?:route:([^#]*))?#(.+)$/u.exec(target) ?? [];
  return id === undefined ? undefined : { page, id };
}

/** The page that shows the texts of a document: `cancel` for `policies/cancel`. */
function pageOf(key: string): string {
  return key.split("/").at(-1) ?? key;
}
