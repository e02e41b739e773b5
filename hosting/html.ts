/**
 * Parses HTML as browsers do and edits it at exact positions. A regular expression cannot tell a tag from text that
 * looks like one: `content="about <script>"` contains no tag.
 */
import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** An element of a page and its position in the text. */
export interface PageElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text between its tags. */
  readonly text: string;
  readonly startTag: Range;
  /** Where another attribute can be inserted, with a space before it. */
  readonly attributesEnd: number;
  /** From its start tag through its end tag. */
  readonly whole: Range;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces the text from `start` to `end`; inserts when both are the same. */
export interface Edit extends Range {
  readonly text: string;
}

/** The elements with these names in document order, including those in templates. */
export function findElements(html: string, names: ReadonlySet<string>): PageElement[] {
  const found: PageElement[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node && names.has(node.tagName)) {
      const place = node.sourceCodeLocation;
      // Elements that the parser adds (a missing html, head or body) have no position.
      if (place?.startTag) {
        const { startTag, endTag } = place;
        found.push({
          name: node.tagName,
          attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
          text: html.slice(startTag.endOffset, endTag?.startOffset ?? place.endOffset),
          startTag: { start: startTag.startOffset, end: startTag.endOffset },
          attributesEnd: Math.max(
            startTag.startOffset + 1 + node.tagName.length,
            ...Object.values(place.attrs ?? {}).map(({ endOffset }) => endOffset),
          ),
          whole: { start: place.startOffset, end: place.endOffset },
        });
      }
    }
    if ("content" in node) walk(node.content);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** Applies edits, which must not overlap; everything else is unchanged. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += html.slice(done, start) + text;
    done = end;
  }
  return result + html.slice(done);
}

/** Whether a script element is a data block (JSON), which browsers do not run. */
export function isDataBlock({ attributes }: PageElement): boolean {
  return /^application\/(?:ld\+)?json$/u.test(attributes.get("type") ?? "");
}
