/**
 * Lets a page use the styles that it contains, by their hashes, and no others: the policy in a host's header names
 * everything else (`hosting/headers.ts`).
 */
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { hashSource } from "./hash-source.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * The page with a policy for its styles, at the start of its head.
 * @throws Error when the page has no head.
 */
export function withStylePolicy(html: string): string {
  // Without scripting, as some browsers read it: the content of a `noscript` is part of the page.
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const head = elements.find(({ tagName }) => tagName === "head");
  const start = head?.sourceCodeLocation?.startTag?.endOffset;
  if (start === undefined) throw new Error("The page has no <head>.");
  const styles = elements.filter(({ tagName }) => tagName === "style");
  const policy = stylePolicy(styles.map(textOf));
  return `${html.slice(0, start)}<meta http-equiv="content-security-policy" content="${policy}">${html.slice(start)}`;
}

/** The policy that allows these styles and the site's own files. */
export function stylePolicy(styles: readonly string[]): string {
  return ["style-src 'self'", ...new Set(styles.map(hashSource))].join(" ");
}

function elementsOf(node: Node): Element[] {
  const inside = [
    ...("childNodes" in node ? node.childNodes : []),
    // The content of a `template`.
    ...("content" in node ? node.content.childNodes : []),
  ].flatMap(elementsOf);
  return "tagName" in node ? [node, ...inside] : inside;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
