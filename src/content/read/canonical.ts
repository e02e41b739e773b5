/**
 * The one form in which content is written: what the editor saves and what stands in the folder agree byte for byte
 * wherever nothing was changed, so that a change of one price is a change of one line.
 */
import { Scalar, parseDocument, visit, type Document } from "yaml";
import { frontMatter } from "./document.ts";

const clockTime = /^\d\d:\d\d$/u;

/** A Markdown file's front matter and what stands below it; `undefined` when it has no front matter. */
export function splitMarkdown(text: string): { fields: string; body: string } | undefined {
  const match = frontMatter.exec(text);
  return match ? { fields: match[1] ?? "", body: text.slice(match[0].length) } : undefined;
}

/** A Markdown file from its front matter, which ends with a line break, and its body. */
export function joinMarkdown(fields: string, body: string): string {
  return `---\n${fields}---\n\n${body.trim().replaceAll("\r\n", "\n")}\n`;
}

/** The document as the editor writes it: quotation marks only where YAML or a time of day needs them, no folded lines. */
export function canonicalYaml(document: Document): string {
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value !== "string") return;
      const several = node.value.includes("\n");
      node.type = clockTime.test(node.value)
        ? Scalar.QUOTE_DOUBLE
        : several
          ? Scalar.BLOCK_LITERAL
          : Scalar.PLAIN;
    },
    Collection: (_key, node) => {
      node.flow = false;
      if (node.items.length === 0) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: false });
}

/** A content file's text in canonical form; `undefined` when it cannot be read, which is told elsewhere. */
export function canonicalText(file: string, text: string): string | undefined {
  const parts = file.endsWith(".md") ? splitMarkdown(text) : { fields: text, body: "" };
  if (!parts) return undefined;
  const document = parseDocument(parts.fields);
  if (document.errors.length > 0) return undefined;
  const fields = canonicalYaml(document);
  return file.endsWith(".md") ? joinMarkdown(fields, parts.body) : fields;
}
