/** Links in Markdown texts, found by the parser that renders them. */
import { memoize } from "../../lib/memoize.ts";
import { RuleType, parser, type MarkdownToJSX } from "markdown-to-jsx/html";

interface Targets {
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** The targets of all links and images in a text; `undefined` if its marks are nested too deep to read. */
export const targetsIn = memoize(readTargets);

function readTargets(text: string): Targets | undefined {
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
  try {
    read(text);
  } catch {
    return undefined;
  }
  return { links, images };
}
