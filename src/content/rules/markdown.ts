/** Rules about Markdown texts: what visitors would see as typed, and links to headings that are not there. */
import { slug as idOf } from "../../lib/text.ts";
import { quoted } from "../../lib/quoted.ts";
import { targetsIn } from "../schema/markdown-links.ts";
import type { Content } from "../schema/registry.ts";
import type { Report, RuleInput } from "./rule.ts";
import { valuesOf } from "./values.ts";

/** What a line of Markdown may not hold, and what to write instead. */
const forbidden: readonly (readonly [pattern: RegExp, rule: string])[] = [
  [/<!--/u, "expected no comment, which visitors would read: delete it"],
  [
    /<\/?[a-z][\w-]*(?=[\s/>])[^>]*>/iu,
    "expected Markdown, not HTML: **bold**, - for a list, [words](route:contactus)",
  ],
  [/\] +\([^)\s]+\)/u, "a link has no space between its words and its address: [words](route:contactus)"],
  [/^ {0,3}#{1,6}[^#\s].*/u, String.raw`a heading has a space after its #: ## How to apply; a plain # is \#`],
  [/^ {0,3}# .*/u, "the page's own heading is the first: begin with ##"],
  [/^ {0,3}=+\s*$/u, "expected a heading that begins with ##, not one with a line of = under it"],
  [/^\s*(?:[-*+]|\d+\.) \[[ x]\]/iu, "expected a plain list, without boxes to check: - Bring a glove"],
  [/\[\^[^\]]*\]/u, "expected no footnote: write it where it belongs"],
];

/** The problems of a Markdown text by line, from 0. */
export function markdownProblems(text: string): { line: number; message: string }[] {
  // Code and escaped characters are shown as they are on purpose.
  const plain = text
    .replaceAll(/^(`{3,})[^]*?^\1/gmu, (code) => code.replaceAll(/[^\n]/gu, " "))
    .replaceAll(/`[^`\n]*`|\\[^\n]/gu, (code) => " ".repeat(code.length));
  const lines = plain.split("\n");
  const found = lines.flatMap((line, index) => {
    const hit = forbidden.find(([pattern]) => pattern.test(line));
    if (!hit) return [];
    const [pattern, rule] = hit;
    return [{ line: index, message: `${rule} (found ${quoted(pattern.exec(line)?.[0].trim() ?? "")})` }];
  });
  return [...found, ...unpairedBold(lines)];
}

/** Paragraphs with a `**` that has no partner. */
function unpairedBold(lines: readonly string[]): { line: number; message: string }[] {
  const open: { line: number; message: string }[] = [];
  let paragraph: number[] = [];
  for (const [index, line] of [...lines, ""].entries()) {
    if (/^\s*(?:$|[-*+] |\d+\. |#)/u.test(line)) {
      if (paragraph.length % 2 === 1)
        open.push({
          line: paragraph.at(-1) ?? 0,
          message: 'bold words have ** before and after them: **bold** (found one "**")',
        });
      paragraph = [];
    }
    paragraph.push(...[...line.matchAll(/\*\*/gu)].map(() => index));
  }
  return open;
}

/** No text holds what visitors would see as it was typed. */
export function markdownIsPlain({ content }: RuleInput, report: Report): void {
  for (const { key, path, value } of valuesOf(content, "text"))
    for (const { line, message } of markdownProblems(value)) report(key, path, message, line);
}

/** A link to a part of a page leads to a heading there, or to something that the site shows under its name. */
export function anchorsExist({ content }: RuleInput, report: Report): void {
  const texts = valuesOf(content, "text");
  const headings = new Map<string, Set<string>>();
  for (const { key, value } of texts) {
    const page = key.split("/").at(-1) ?? key;
    const ids = headings.get(page) ?? new Set();
    for (const [, heading = ""] of value.matchAll(/^#{2,6}\s+(.+?)[\s#]*$/gmu)) ids.add(idOf(heading));
    headings.set(page, ids);
  }
  const named = new Set(
    [content.packages, content.coaches, content.events, content.spaces].flatMap((entries = []) =>
      entries.flatMap(({ slug, name }) => [slug, idOf(name)]),
    ),
  );
  for (const { key, path, value } of texts)
    for (const target of targetsIn(value).links) {
      const [, page = key.split("/").at(-1) ?? key, id] = /^(?:route:([^#]*))?#(.+)$/u.exec(target) ?? [];
      if (id !== undefined && !named.has(id) && !headings.get(page)?.has(id))
        report(
          key,
          path,
          `that page has no heading for this link: write its words with hyphens, or leave out the part after # (found ${quoted(target)})`,
          value.slice(0, value.indexOf(target)).split("\n").length - 1,
        );
    }
}

/** A warning for each variable in single braces, which visitors would read as it stands. */
export function singleBraces(content: Content): string[] {
  return valuesOf(content, "line", "text").flatMap(({ key, path, value }) =>
    [...value.matchAll(/(?<!\{)\{\s*([a-z][\w-]*(?:\.[\w-]+)+)\s*\}(?!\})/gu)].map(
      ([found, name]) =>
        `Mind the braces: content/${key} ${path.join(".")} shows ${found} as it stands; with two it is a value: {{${name}}}`,
    ),
  );
}
