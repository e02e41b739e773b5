import type { Content } from "../schema/registry.ts";
import type { ContentDocument } from "../read/document.ts";

export interface RuleInput {
  readonly content: Partial<Content>;
  readonly documents: ReadonlyMap<string, ContentDocument>;
  readonly pictures: string;
}

/** Reports a problem: the document's key (`packages/gold`), the field's path, the message, the line in its text. */
export type Report = (key: string, path: readonly PropertyKey[], message: string, textLine?: number) => void;
export type Rule = (input: RuleInput, report: Report) => void;
