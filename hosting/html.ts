/**
 * HTML as browsers read it, and edits of exact places in it. A pattern cannot tell a tag from words that look like one:
 * `content="about <script>"` holds no tag.
 */
import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** One element of a page, and where it stands in the text. */
export interface PageElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands between its tags: the whole text of a script or style. */
  readonly text: string;
  readonly startTag: Range;
  /** Where one more attribute can be written, with a space before it. */
  readonly attributesEnd: number;
  /** From its start tag to its end tag, both included. */
  readonly whole: Range;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces what stands from `start` to `end`; where both are the same, it inserts. */
export interface Edit extends Range {
  readonly text: string;
}

/** The elements of these names that are written in the html, in order; those in templates too. */
export function findElements(html: string, names: ReadonlySet<string>): PageElement[] {
  const found: PageElement[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node && names.has(node.tagName)) {
      const place = node.sourceCodeLocation;
      // The parser adds the html, head and body that a page leaves out; they stand nowhere.
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

/** The html with the edits made; everything else stays byte for byte. Edits do not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += html.slice(done, start) + text;
    done = end;
  }
  return result + html.slice(done);
}

/** Whether a script element holds data, which no browser runs. */
export function isDataBlock({ attributes }: PageElement): boolean {
  return /^application\/(?:ld\+)?json$/u.test(attributes.get("type") ?? "");
}
