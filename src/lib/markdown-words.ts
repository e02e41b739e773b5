/** The words of Markdown texts, from the tree of the parser that draws them. */
import { RuleType, type MarkdownToJSX } from "markdown-to-jsx/html";

export type MarkdownNode = MarkdownToJSX.ASTNode;

/** The words of some parts of a text, without its marks; what is a block of its own has spaces around it. */
export function wordsOf(nodes: readonly MarkdownNode[]): string {
  return nodes.map(wordsOfNode).join("");
}

function wordsOfNode(node: MarkdownNode): string {
  switch (node.type) {
    case RuleType.text:
    case RuleType.codeInline:
      return node.text;
    case RuleType.codeBlock:
      return ` ${node.text} `;
    case RuleType.breakLine:
      return " ";
    case RuleType.link:
    case RuleType.textFormatted:
      return wordsOf(node.children);
    case RuleType.heading:
    case RuleType.paragraph:
    case RuleType.blockQuote:
      return ` ${wordsOf(node.children)} `;
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return node.items.map((item) => ` ${wordsOf(item)} `).join("");
    case RuleType.table:
      return [node.header, ...node.cells].map((row) => ` ${row.map(wordsOf).join(", ")} `).join("");
    default:
      return "";
  }
}
