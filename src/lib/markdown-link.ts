/** A link in Markdown: `[label](href)`; the address may have parentheses in pairs. */
export const linkPattern = /\[(?<label>[^\]]*)\]\((?<href>(?:[^()]|\([^()]*\))*)\)/gu;

/** Whether a Markdown text has a link. */
export function hasLink(markdown: string): boolean {
  return markdown.search(linkPattern) !== -1;
}
