/** A short Markdown text as the parts of a card. */
import { hasLink, linkPattern } from "./markdown-link.ts";
import { headingOf, paragraphsOf } from "./text.ts";

export interface Note {
  /** The heading, or the first paragraph, if another follows and no link is in it. */
  readonly heading: string | undefined;
  /** The id of a heading that is marked as one: `## How to apply`. */
  readonly headingId: string | undefined;
  /** The paragraphs between the heading and the links, in Markdown; empty without any. */
  readonly text: string;
  /** The links of the last paragraph, if it has nothing else. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The parts of a text whose paragraphs have empty lines between them. */
export function noteOf(markdown: string): Note {
  const [paragraphs, links] = splitLastLinks(markdown);
  const [first = ""] = paragraphs;
  if (first.startsWith("## ")) {
    const { text: heading, id: headingId } = headingOf(first.slice("## ".length));
    return { heading, headingId, text: paragraphs.slice(1).join("\n\n"), links };
  }
  const isHeading = (paragraphs.length > 1 || links.length > 0) && !hasLink(first);
  const heading = isHeading ? paragraphs.shift() : undefined;
  return { heading, headingId: undefined, text: paragraphs.join("\n\n"), links };
}

/** A text, and the links of its last paragraph, if that has nothing else. */
export function textAndLinks(markdown: string): Pick<Note, "text" | "links"> {
  const [paragraphs, links] = splitLastLinks(markdown);
  return { text: paragraphs.join("\n\n"), links };
}

/** The paragraphs of a text without a last one of nothing but links, and those links. */
function splitLastLinks(markdown: string): [paragraphs: string[], links: Note["links"]] {
  const paragraphs = paragraphsOf(markdown.trim());
  const links = linksOnly(paragraphs.at(-1) ?? "");
  if (links.length > 0) paragraphs.pop();
  return [paragraphs, links];
}

/** The links of a paragraph that has nothing else but spaces. */
function linksOnly(paragraph: string): Note["links"] {
  if (paragraph.replaceAll(linkPattern, "").trim() !== "") return [];
  return [...paragraph.matchAll(linkPattern)].map(({ groups = {} }) => ({
    label: groups["label"] ?? "",
    href: groups["href"] ?? "",
  }));
}
