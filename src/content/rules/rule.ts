import type { collections, Content } from "../schema/registry.ts";
import type { ContentDocument } from "../read/document.ts";

export interface RuleInput {
  readonly content: Partial<Content>;
  readonly documents: ReadonlyMap<string, ContentDocument>;
  /** The folder of the pictures. */
  readonly pictures: string;
  /** The names of the files in the folder of those to download, and what is wrong with the folder. */
  readonly downloads: { readonly names: readonly string[]; readonly problem?: string };
  /** The content folder as messages name it: `content`, or `facilities/smith`. */
  readonly contentFolder: string;
  /** The text of `tokens.css`, which has the default colors. */
  readonly tokens: string;
}

/**
 * Whether every file of a folder could be read. What a file with a problem holds is unknown, so that a rule can't say
 * that something is in none of them.
 */
export function isAllRead(
  { content, documents }: Pick<RuleInput, "content" | "documents">,
  folder: keyof typeof collections,
): boolean {
  const files = [...documents.keys()].filter((key) => key.startsWith(`${folder}/`));
  return files.length === (content[folder] ?? []).length;
}

/** Reports a problem: the document's key (`packages/gold`), the field's path, the message, the line in its text. */
export type Report = (key: string, path: readonly PropertyKey[], message: string, textLine?: number) => void;
export type Rule = (input: RuleInput, report: Report) => void;
