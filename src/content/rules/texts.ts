/** Rules about Markdown texts: nothing shows as typed, every link leads somewhere, those to headings to one that exists. */
import { bareAddress, looksLikeEmail } from "../../lib/email.ts";
import { headingsOf, slug as slugOf } from "../../lib/text.ts";
import { quoted } from "../../lib/quoted.ts";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { asTyped, targetsIn, type Target } from "./markdown-links.ts";
import { hasHtml, markdownProblems, type MarkdownProblem } from "./markdown.ts";
import type { Content } from "../schema/registry.ts";
import type { Report, RuleInput } from "./rule.ts";
import { valuesOf } from "../read/values.ts";

/** Links lead to pages, parts of a page, other sites, phones or mailboxes; pictures have fields of their own. */
function targetProblems(text: string): MarkdownProblem[] {
  // HTML has addresses, too, which go with it.
  if (hasHtml(text)) return [];
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
