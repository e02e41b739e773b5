/**
 * The format of content files. The desk writes it and the check requires it, so that changing one price changes one
 * line.
 */
import { Scalar, parseDocument, visit, type Document } from "yaml";
import { frontMatter, readDocument } from "./document.ts";

const clockTime = /^\d{1,2}:\d\d$/u;

/** A Markdown file's front matter and body; `undefined` without front matter. */
export function splitMarkdown(text: string): { fields: string; body: string } | undefined {
  const match = frontMatter.exec(text);
  return match ? { fields: match[1] ?? "", body: text.slice(match[0].length) } : undefined;
}

/** Joins front matter, which ends with a line break, and a body, which may be empty, into a Markdown file. */
export function joinMarkdown(fields: string, body: string): string {
  const text = body.trim().replaceAll("\r\n", "\n");
  const front = `---\n${fields}---\n`;
  return text === "" ? front : `${front}\n${text}\n`;
}

/** A document in canonical form: quotation marks only where YAML or a time of day needs them, no folded lines. */
export function canonicalYaml(document: Document): string {
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === "string") node.type = styleOf(node.value);
    },
    Collection: (_key, node) => {
      node.flow = node.items.length === 0;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: false });
}

function styleOf(text: string): Scalar.Type {
  if (clockTime.test(text)) return Scalar.QUOTE_DOUBLE;
  if (text.includes("\n")) return Scalar.BLOCK_LITERAL;
  return Scalar.PLAIN;
}

/** A content file's text in canonical form; undefined if it cannot be read. */
export function canonicalText(file: string, text: string): string | undefined {
  if (readDocument(file, text).problems.length > 0) return undefined;
  const parts = (file.endsWith(".md") && splitMarkdown(text)) || { fields: text, body: "" };
  const fields = canonicalYaml(parseDocument(parts.fields));
  return file.endsWith(".md") ? joinMarkdown(fields, parts.body) : fields;
}
