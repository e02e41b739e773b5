/** The signs of Markdown in a text that visitors would see as typed. */
import { htmlIn } from "../../lib/markup.ts";
import { quoted } from "../../lib/quoted.ts";
import { withoutCode, wordsIn } from "./markdown-links.ts";

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
export interface MarkdownProblem {
  readonly line: number;
  readonly message: string;
}

/** A text without code and escaped characters, which are shown as they are on purpose, and without lines across it. */
function withoutShownSigns(text: string): string {
  return withoutCode(text)
    .replaceAll(/\\[^\n]/gu, "  ")
    .replaceAll(/^ {0,3}(?:\*[ \t]*){3,}$/gmu, "");
}

/** The problems of a Markdown text by line, from 0. */
export function markdownProblems(text: string): MarkdownProblem[] {
  const plain = withoutShownSigns(text);
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

/** Whether a text has HTML, which is not shown as such. */
export function hasHtml(text: string): boolean {
  return htmlProblems(withoutShownSigns(text)).length > 0;
}
