/** Links in Markdown texts, found by the parser that renders them. */
import { memoize } from "../../lib/memoize.ts";
import { markdownTree } from "../../lib/text.ts";
import { RuleType, type MarkdownToJSX } from "markdown-to-jsx/html";

/** A link or an image in a text. */
export interface Target {
  readonly target: string;
  /** Its line in the text, from 0; the first if the text spells the address in another way. */
  readonly line: number;
}

interface Targets {
  readonly links: readonly Target[];
  readonly images: readonly Target[];
}

/** The targets of all links and images in a text; `undefined` if its marks are nested too deep to read. */
export const targetsIn = memoize(readTargets);

function readTargets(text: string): Targets | undefined {
  const links: string[] = [];
  const images: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const { type, target, refs } = node as Partial<
      MarkdownToJSX.LinkNode & Omit<MarkdownToJSX.ReferenceCollectionNode, "type">
    >;
    if (refs) {
      // Footnotes contain text; other references appear where they are used.
      for (const [name, note] of Object.entries(refs))
        if (name.startsWith("^")) markdownTree(note.target).forEach(visit);
      return;
    }
    if (type === RuleType.link) links.push(target ?? "");
    if ((type as unknown) === RuleType.image) images.push(target ?? "");
    Object.values(node).forEach(visit);
  };
  try {
    markdownTree(text).forEach(visit);
  } catch {
    return undefined;
  }
  return { links: withLines(text, links), images: withLines(text, images) };
}

/** The words of a text that visitors read, without signs of Markdown; `undefined` if they can't be read. */
export function wordsIn(text: string): string[] | undefined {
  const words: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const { type, text: written } = node as { readonly type?: RuleType; readonly text?: unknown };
    if (type === RuleType.text && typeof written === "string") words.push(written);
    if (type !== RuleType.refCollection) Object.values(node).forEach(visit);
  };
  try {
    markdownTree(text).forEach(visit);
  } catch {
    return undefined;
  }
  return words;
}

/** The targets in their order, each with its line: the same address twice is in two places. */
function withLines(text: string, targets: readonly string[]): Target[] {
  const known = new Map<string, readonly number[]>();
  const used = new Map<string, number>();
  return targets.map((target) => {
    const places = known.get(target) ?? placesOf(text, asTyped(text, target));
    const turn = used.get(target) ?? 0;
    known.set(target, places);
    used.set(target, turn + 1);
    const offset = places[turn] ?? places.at(-1) ?? 0;
    return { target, line: text.slice(0, offset).split("\n").length - 1 };
  });
}

/**
 * Where an address stands in a text as that of a link, `](route:camps)`, or alone if it is a link then, too; not as a part
 * of other words, nor in code.
 */
function placesOf(text: string, address: string): number[] {
  const plain = withoutCode(text);
  const places: number[] = [];
  for (let at = plain.indexOf(address); at !== -1; at = plain.indexOf(address, at + 1)) places.push(at);
  const before = (at: number) => plain.slice(Math.max(0, at - 10), at);
  const after = (at: number) => plain.slice(at + address.length, at + address.length + 1);
  const whole = places.filter((at) => !/[\w/:@.-]$/u.test(before(at)) && !/^[\w/@-]/u.test(after(at)));
  const isLinkAlone = /^(?:https?:|www\.)|@/u.test(address);
  return isLinkAlone ? whole : whole.filter((at) => /(?:\]\(|\]:|<)\s*<?$/u.test(before(at)));
}

/** A text with spaces in place of its code, which is shown as it is on purpose. */
export function withoutCode(text: string): string {
  return text
    .replaceAll(/^(`{3,})[^]*?^\1/gmu, (code) => code.replaceAll(/[^\n]/gu, " "))
    .replaceAll(/`[^`\n]*`/gu, (code) => " ".repeat(code.length));
}

/** The parser puts this before an address that was typed without it: `www.example.com`, `desk@example.com`. */
const addedByParser = /^(?:http:\/\/|mailto:)/u;

/** The target of a link as it was typed in a text. */
export function asTyped(text: string, target: string): string {
  return text.includes(target) ? target : target.replace(addedByParser, "");
}
