/** What a rule between content files gets to see, and how it tells what is wrong. */
import type { Content } from "../schema/registry.ts";
import type { ContentDocument } from "../read/document.ts";

export interface RuleInput {
  readonly content: Partial<Content>;
  readonly documents: ReadonlyMap<string, ContentDocument>;
  /** The folder of the pictures. */
  readonly pictures: string;
}

/** Tells a problem by the document's key (`packages/gold`), the field, and the rule. */
export type Report = (key: string, path: readonly PropertyKey[], message: string) => void;
export type Rule = (whole: RuleInput, report: Report) => void;
