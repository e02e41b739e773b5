/** A parsed built page: its scripts, elements, addresses and texts. */
import { createHash } from "node:crypto";
import { parse, parseFragment, type DefaultTreeAdapterTypes } from "parse5";

export interface ParsedPage {
  /** Every script that runs, in order: its address, or the digest of its text. */
  readonly scripts: readonly string[];
  /** Every element with its attributes, each kind once: `a[href,class]`. */
  readonly shapes: ReadonlySet<string>;
  /** The addresses that it links to, loads or posts to. */
  readonly addresses: readonly string[];
  /** Its texts: between tags, in attributes and in structured data. */
  readonly words: readonly string[];
  /** The texts of data for machines. */
  readonly data: readonly string[];
}

type Node = DefaultTreeAdapterTypes.Node;

/** Reads a page. */
export function parsedPage(html: string): ParsedPage {
  const page = {
    scripts: [] as string[],
    shapes: new Set<string>(),
    addresses: [] as string[],
    words: [] as string[],
    data: [] as string[],
  };
  const visit = (node: Node): void => {
    if (node.nodeName === "noscript") {
      // With scripts, browsers parse it as text; without, as elements.
      visit(parseFragment(textIn(node as DefaultTreeAdapterTypes.Element), { scriptingEnabled: false }));
      return;
    }
    if (node.nodeName === "#text") page.words.push((node as DefaultTreeAdapterTypes.TextNode).value);
    if ("tagName" in node) look(node);
    if ("content" in node) visit(node.content);
    if ("childNodes" in node && node.nodeName !== "script") node.childNodes.forEach(visit);
  };
  const look = (element: DefaultTreeAdapterTypes.Element): void => {
    const { tagName, attrs } = element;
    const value = (name: string) => attrs.find((each) => each.name === name)?.value;
    for (const { name } of attrs) page.shapes.add(`${tagName}[${name}]`);
    page.shapes.add(tagName);
    for (const each of attrs) {
      page.words.push(each.value);
      if (/^(?:href|src|action|formaction|xlink:href)$/u.test(each.name)) page.addresses.push(each.value);
    }
    if (tagName !== "script") return;
    const text = textIn(element);
    if (value("type") === "application/ld+json") page.data.push(text);
    else
      page.scripts.push(
        `${attrs.map(({ name }) => name).join()} ${value("src") ?? createHash("sha256").update(text).digest("hex")}`,
      );
  };
  visit(parse(html));
  return page;
}

function textIn({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
