/** A short Markdown text as the parts of a card. */
import { hasLink, linkPattern } from "./markdown-link.ts";
import { paragraphsOf } from "./text.ts";

export interface Note {
  /** The first paragraph, if another follows and no link is in it. */
  readonly heading: string | undefined;
  /** The paragraphs between the heading and the links, in Markdown; empty without any. */
  readonly text: string;
  /** The links of the last paragraph, if it has nothing else. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The parts of a text whose paragraphs have empty lines between them. */
export function noteOf(markdown: string): Note {
  const paragraphs = paragraphsOf(markdown.trim());
  const links = linksOnly(paragraphs.at(-1) ?? "");
  if (links.length > 0) paragraphs.pop();
  const [first = ""] = paragraphs;
  const isHeading = (paragraphs.length > 1 || links.length > 0) && !hasLink(first);
  const heading = isHeading ? paragraphs.shift() : undefined;
  return { heading, text: paragraphs.join("\n\n"), links };
}

/** The links of a paragraph that has nothing else but spaces. */
function linksOnly(paragraph: string): Note["links"] {
  if (paragraph.replaceAll(linkPattern, "").trim() !== "") return [];
  return [...paragraph.matchAll(linkPattern)].map(({ groups = {} }) => ({
    label: groups["label"] ?? "",
    href: groups["href"] ?? "",
  }));
}
