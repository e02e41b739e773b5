/** Rules about Markdown texts: no signs that visitors would see as typed, no links to headings that do not exist. */
import { bareAddress, looksLikeEmail } from "../../lib/email.ts";
import { htmlIn } from "../../lib/markup.ts";
import { headingsOf, slug as slugOf } from "../../lib/text.ts";
import { quoted } from "../../lib/quoted.ts";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { asTyped, targetsIn, withoutCode, wordsIn, type Target } from "./markdown-links.ts";
import type { Content } from "../schema/registry.ts";
import type { Report, RuleInput } from "./rule.ts";
import { valuesOf } from "../read/values.ts";

const calloutRule = "expected no mark of a callout: begin with its word in bold, **Note:**";
const linkWords = "a link is words and an address: [words](route:contactus)";
const boldWords = "bold words have ** right before and after them: **bold**";

/** Patterns that a line of Markdown may not hold, with the message for the owner. */
const forbidden: readonly (readonly [pattern: RegExp, rule: string])[] = [
  [/^\s*(?:> ?)*(?:\[![A-Za-z]+\]|:{3,}.*|!!! .*)/u, calloutRule],
  [/\[\[[^\]]*\]\]/u, linkWords],
  [/\] +\([^)\s]+\)/u, "a link has no space between its words and its address: [words](route:contactus)"],
  [/^ {0,3}#{1,6}[^#\s].*/u, String.raw`a heading has a space after its #: ## How to apply; a plain # is \#`],
  [/^ {0,3}(?:#{1,6}\s*$|#{7}.*)/u, "a heading is words after two to six #: ## How to apply"],
  [/^ {0,3}# .*/u, "the page's own heading is the first: begin with ##"],
  [/^ {0,3}=+\s*$/u, "expected a heading that begins with ##, not one with a line of = under it"],
  [/^\s*[•◦▪‣●].*/u, "a list has - and a space before each entry: - Bring a glove"],
  [/^\s*(?:[-*+]|\d+\.) \[[ x]\]/iu, "expected a plain list, without boxes to check: - Bring a glove"],
  [
    /\[\^[^\]]*\]/u,
    "a footnote is a line below: mark the word with *, as in Student*, and begin the line with *With a student ID",
  ],
];

/** A problem of a text, with its line in it, from 0. */
interface MarkdownProblem {
  readonly line: number;
  readonly message: string;
}

/** A text without code and escaped characters, which are shown as they are on purpose, and without lines across it. */
function plainText(text: string): string {
  return withoutCode(text)
    .replaceAll(/\\[^\n]/gu, "  ")
    .replaceAll(/^ {0,3}(?:\*[ \t]*){3,}$/gmu, "");
}

/** The problems of a Markdown text by line, from 0. */
export function markdownProblems(text: string): MarkdownProblem[] {
  const plain = plainText(text);
  const lines = plain.split("\n");
  const found = lines.flatMap((line, index) => {
    const hit = forbidden.find(([pattern]) => pattern.test(line));
    if (!hit) return [];
    const [pattern, rule] = hit;
    return [{ line: index, message: `${rule} (found ${quoted(pattern.exec(line)?.[0].trim() ?? "")})` }];
  });
  return [
    ...htmlProblems(plain),
    ...found,
    ...unfinishedIn(plain),
    ...tableProblems(plain),
    ...listProblems(plain),
  ];
}

function htmlProblems(plain: string): MarkdownProblem[] {
  const html = htmlIn(plain);
  return html
    ? [{ line: linesBefore(plain, html.index), message: `${html.advice} (found ${quoted(html.found)})` }]
    : [];
}

/** A line of dashes below the first row of a table. */
const tableDashes = /^ {0,3}\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/u;

/** Tables without their line of dashes, which show as they are typed, and rows whose last cells nobody would see. */
function tableProblems(plain: string): MarkdownProblem[] {
  const lines = plain.split("\n");
  return lines.flatMap((line, index) => {
    const above = lines[index - 1] ?? "";
    const isFirstRow = !above.includes("|") && /^ {0,3}\|.*\|/u.test(line);
    if (isFirstRow && (tableDashes.test(line) || !tableDashes.test(lines[index + 1] ?? "")))
      return [{ line: index, message: "a table has a line of dashes below its first row: | --- | --- |" }];
    if (!line.includes("|") || !tableDashes.test(line) || !above.includes("|")) return [];
    const columns = cellsOf(above).length;
    const end = lines.findIndex((each, at) => at > index && !each.includes("|"));
    return lines.slice(index + 1, end === -1 ? undefined : end).flatMap((row, at) =>
      cellsOf(row).length > columns
        ? [
            {
              line: index + 1 + at,
              message: `this row has more cells than the first row, so visitors would not see its last: expected at most ${columns} (found ${cellsOf(row).length})`,
            },
          ]
        : [],
    );
  });
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replaceAll(/^\||\|$/gu, "")
    .split("|");
}

/** Numbered lists whose numbers don't follow each other: visitors read 1, 2, 3, whatever comes after the first. */
function listProblems(plain: string): MarkdownProblem[] {
  let numbers: number[] = [];
  let isAfterEmpty = false;
  /** Where the words of the last item begin. What is indented as far, such as a list in the list, belongs to the item. */
  let start = 0;
  return plain.split("\n").flatMap((line, index) => {
    const [sign = "", indent = "", number = ""] = /^( {0,3})(\d{1,9})[.)] +(?=\S)/u.exec(line) ?? [];
    const isItem = sign !== "" && (numbers.length === 0 || indent.length < start);
    const digits = isItem ? number : undefined;
    if (isItem) start = sign.length;
    const isInList = digits !== undefined || /^\s/u.test(line) || line === "" || !isAfterEmpty;
    isAfterEmpty = line.trim() === "";
    if (!isInList) numbers = [];
    if (digits === undefined) return [];
    const last = numbers.at(-1);
    numbers.push(Number(digits));
    // All of them may be 1, which Markdown counts on from.
    if (last === undefined || Number(digits) === last + 1 || numbers.every((each) => each === 1)) return [];
    return [
      {
        line: index,
        message: `the numbers of a list follow each other: write ${last + 1}. here, or a heading above to begin another list (found "${digits}.")`,
      },
    ];
  });
}

/**
 * Complete links and bold words: `[words](address)` and `[words][name]`, whose words are not only spaces; `**words**`
 * without a space right inside the signs.
 */
const finished =
  /\[(?=[^\]]*[^\]\s])[^[\]]*\](?:\((?:[^()\s]|\([^()\s]*\))+\)|\[[^\]]+\])|\*\*(?=\S)(?:(?!\*\*)[^])+?(?<=\S)\*\*/gu;

/** The signs of links and bold words, looked for in the text that is left without the complete ones. */
const unfinished: readonly (readonly [signs: RegExp, rule: string])[] = [
  [/\]\(|\)\[/u, linkWords],
  [/\*\*/u, boldWords],
];

/** A paragraph, an item of a list or a heading: a line with words, and the lines that continue it. */
const block = /^(?!\s*$).*(?:\n(?!\s*(?:$|[-*+] |\d+\. |#)).*)*/gmu;

/** The signs of incomplete links and bold words, which visitors would read as typed. */
function unfinishedIn(plain: string): { line: number; message: string }[] {
  return [...plain.matchAll(block)].flatMap(({ 0: text, index }) => {
    const left = text.replaceAll(finished, (whole) => whole.replaceAll(/[^\n]/gu, " "));
    const found = unfinished.flatMap(([signs, rule]) => {
      const at = signs.exec(left)?.index;
      return at === undefined ? [] : [{ at, rule }];
    });
    return (found.length > 0 ? found : leftByParser(text, plain)).map(({ at, rule }) => ({
      line: linesBefore(plain, index + at),
      message: rule,
    }));
  });
}

/** The signs that the parser may leave in the words that visitors read. */
const left: readonly (readonly [signs: RegExp, rule: string])[] = [
  [/\]\[/u, linkWords],
  [/\*\*|(?<!\w)__(?=\w)/u, `${boldWords}, with a space beyond: **Cages:** closed`],
  [/(?<!\w)~~(?=\w)/u, "words that are crossed out have ~~ right before and after them: ~~old~~"],
];

/**
 * The signs that look complete and are not for the parser that draws the text: `**Cages:**closed`, `[words][name]` whose
 * name has no address.
 */
function leftByParser(text: string, whole: string): { readonly at: number; readonly rule: string }[] {
  if (!/\*\*|__|~~|\]\[/u.test(text)) return [];
  const addresses = whole.match(/^ {0,3}\[[^\]]+\]: .*$/gmu) ?? [];
  const words = wordsIn([text, ...addresses].join("\n\n")) ?? [];
  return left.flatMap(([signs, rule]) => {
    const hit = words.map((each) => signs.exec(each)).find((each) => each !== null);
    if (!hit) return [];
    const [line = ""] = hit.input.slice(hit.index).split("\n");
    return [{ at: Math.max(0, text.indexOf(line)), rule }];
  });
}

function linesBefore(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length - 1;
}

/** Links lead to pages, parts of a page, other sites, phones or mailboxes; pictures have fields of their own. */
function targetProblems(text: string): MarkdownProblem[] {
  // HTML has addresses, too, which go with it.
  if (htmlProblems(plainText(text)).length > 0) return [];
  const targets = targetsIn(text);
  if (!targets)
    return [
      {
        line: 0,
        message:
          "this can't be checked, perhaps because its marks are too deep in one another: write it in another way",
      },
    ];
  const problem = ({ target, line }: Target, rule: string) => ({
    line,
    message: `${rule} (found ${quoted(asTyped(text, target))})`,
  });
  return [
    ...targets.links
      .filter(({ target }) => !leadsSomewhere(target))
      .map((link) => problem(link, linkRule(link.target))),
    ...targets.images.map((image) =>
      problem(image, "expected text without pictures: a picture has its own field"),
    ),
  ];
}

/** The rule that a link breaks. */
function linkRule(target: string): string {
  if (/^(?:http:|www\.)/iu.test(target)) return "a link to another site begins with https://";
  if (/^(?!https?:).*\.pdf$/iu.test(target))
    return "a file is linked by its name in the folder files, such as (file:waiver.pdf)";
  if (looksLikeEmail(target)) return "an email address is linked as (mailto:desk@example.com)";
  if (/^(?:call$|tel:|sms:|\+?[\d(][\d\s().-]{5,}$)/iu.test(target))
    return "a phone number is a link as soon as it is typed: write it in the text";
  if (/^(?:\/|[a-z0-9-]+$)/u.test(target))
    return "a page of this site is linked by its name, such as (route:cagerules)";
  return "expected a link such as (route:cagerules)";
}

function leadsSomewhere(target: string): boolean {
  if (target.startsWith("mailto:")) return looksLikeEmail(bareAddress(target));
  // The problem of a variable without a value is already reported.
  return /^(?:route:|file:[^/.]|#[\w-]+$|tel:\+?[\d-]+$|\{\{)/u.test(target) || isPlainWebAddress(target);
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
    for (const { target, line } of targetsIn(value)?.links ?? []) {
      const anchor = anchorIn(target);
      if (!anchor) continue;
      const page = anchor.page ?? pageOf(key);
      if (!cards.has(anchor.id) && !headings.get(page)?.has(anchor.id))
        report(
          key,
          path,
          `that page has no heading for this link: write its words with hyphens, or leave out the part after # (found ${quoted(target)})`,
          line,
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
