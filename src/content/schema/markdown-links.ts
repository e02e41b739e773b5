/** Links in Markdown texts, found by the parser that renders them. */
import { RuleType, parser, type MarkdownToJSX } from "markdown-to-jsx/html";
import { looksLikeEmail } from "../../lib/email.ts";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { quoted } from "../../lib/quoted.ts";

interface Targets {
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** The targets of all links and images in a text. */
export function targetsIn(text: string): Targets {
  const links: string[] = [];
  const images: string[] = [];
  const read = (markdown: string): void =>
    parser(markdown, { disableParsingRawHTML: true, forceBlock: true, sanitizer: (value) => value }).forEach(
      visit,
    );
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const { type, target, refs } = node as Partial<
      MarkdownToJSX.LinkNode & Omit<MarkdownToJSX.ReferenceCollectionNode, "type">
    >;
    if (refs) {
      // Footnotes contain text; other references appear where they are used.
      for (const [name, note] of Object.entries(refs)) if (name.startsWith("^")) read(note.target);
      return;
    }
    if (type === RuleType.link) links.push(target ?? "");
    if ((type as unknown) === RuleType.image) images.push(target ?? "");
    Object.values(node).forEach(visit);
  };
  read(text);
  return { links, images };
}

/** Problems with the links of a text, except links to missing pages. */
export function markdownProblems(text: string): string[] {
  let targets: Targets;
  try {
    targets = targetsIn(text);
  } catch {
    return ["expected a text whose lists and quotes are not so deep in one another (found too many levels)"];
  }
  return [
    ...targets.links
      .filter((target) => !leadsSomewhere(target))
      .map((target) => `expected a link such as (route:cagerules) (found ${quoted(target)})`),
    ...targets.images.map(
      (target) => `expected text without pictures: a picture has its own field (found ${quoted(target)})`,
    ),
  ];
}

function leadsSomewhere(target: string): boolean {
  if (target.startsWith("mailto:")) return looksLikeEmail(target.slice("mailto:".length));
  return (
    /^(?:route:|#[\w-]+$|tel:\+?[\d-]+$|\{\{facility\.login\}\}$)/u.test(target) || isPlainWebAddress(target)
  );
}
