/** A link in Markdown: `[label](href)`. */
export const linkPattern = /\[(?<label>[^\]]*)\]\((?<href>[^)]*)\)/gu;

/** Whether a Markdown text has a link. */
export function hasLink(markdown: string): boolean {
  return markdown.search(linkPattern) !== -1;
}
