/** The texts of a facility's content, with their names in the editor, and what they say apart from facts. */
import { listedAs, type Content } from "../../src/content/schema/registry.ts";
import { factsOf } from "../../src/content/read/facts.ts";
import { valuesIn } from "../../src/content/rules/values.ts";
import { placeIn, type Finding, type Launch } from "./rule.ts";

/** A text that somebody wrote: no date, color, picture or choice. */
export interface OwnText {
  /** `policies/cancel`. */
  readonly key: string;
  /** `["units", "0", "description"]`. */
  readonly path: readonly string[];
  /** Where it is in the editor: `Policies and rules, cancel: The text`. */
  readonly label: string;
  readonly text: string;
}

/** Every text of the content, by file. */
export function textsOf(documents: Launch["documents"]): OwnText[] {
  return [...documents].flatMap(([key, { values }]) =>
    valuesIn(key, values, "line", "text").map(({ path, labels, value }) => ({
      key,
      path: path.map(String),
      label: `${labelOf(key)}: ${labels.join(", ")}`,
      text: value,
    })),
  );
}

/** The name of a file in the editor: `Policies and rules, cancel`. */
export function labelOf(key: string): string {
  return [listedAs(key)?.label, ...key.split("/").slice(1)].join(", ");
}

/** A finding about a text: its page as a visitor knows it, its file, and its name in the editor. */
export function findingAt(
  { documents, pageOf }: Launch,
  { key, path = [], label = labelOf(key) }: Pick<OwnText, "key"> & Partial<OwnText>,
  finding: Pick<Finding, "what" | "fix">,
): Finding {
  const document = documents.get(key);
  return { where: `${pageOf(key)} (${document && placeIn(document, path)}) ${label}`, ...finding };
}

/** Removes Markdown's marks: of links and pictures only their words are left. */
function plainWords(text: string): string {
  return text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1").replaceAll(/^\s*(?:[-*>]|\d+\.)\s+/gmu, "");
}

/**
 * Makes a function that says what a text says apart from facts: lowercase words with `#` for each fact and number,
 * whether it is written out or inserted.
 */
export function sayings(content: Partial<Content>): (text: string) => string {
  const facts = [...factsOf(content)]
    .filter(([name, value]) => name.startsWith("facility.") && value.length > 2)
    .map(([, value]) => value)
    .sort((a, b) => b.length - a.length);
  return (text) => {
    let words = plainWords(text).replaceAll(/\{\{.*?\}\}/gu, " # ");
    for (const fact of facts) words = words.replaceAll(fact, " # ");
    return words
      .toLowerCase()
      .replaceAll(/['’]/gu, "")
      .replaceAll(/\d[\d.,:]*(?:am|pm)?/gu, " # ")
      .replaceAll(/[^\p{L}#]+/gu, " ")
      .replaceAll(/#(?: #)+/gu, "#")
      .trim();
  };
}

/** The paragraphs, list items and sentences of a text, without headings. A paragraph comes before its sentences. */
export function partsOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const sentences = line.split(/(?<=[.!?:])\s+(?=[\p{Lu}{"“[*])/u);
      return sentences.length > 1 ? [line, ...sentences] : [line];
    });
}

/** Keeps the findings of a page together. */
export function byPage(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => pageIn(a).localeCompare(pageIn(b)));
}

const pageIn = ({ where }: Finding) => where.split(" ", 1)[0] ?? "";

/** The beginning of a text, without its headings and Markdown's marks. */
export function short(text: string): string {
  const words = plainWords(partsOf(text)[0] ?? text).trim();
  return words.length > 80 ? `${words.slice(0, 79)}…` : words;
}
