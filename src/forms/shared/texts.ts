import type { AddedQuestion } from "../../content/schema/form.ts";
import type { QuestionWords } from "../../ui/fields/context.ts";

/** The texts that every form has. */
export interface FormTexts {
  readonly name: string;
  readonly optional: string;
  readonly errorTitle: string;
  readonly send: string;
  readonly sending: string;
  readonly thanks: string;
  readonly failed: string;
  readonly tooLong: string;
  readonly repeated: {
    readonly coming: string;
    readonly sentAt: string;
    readonly sentOn: string;
    readonly again: string;
  };
  readonly check: { readonly question: string; readonly yes: string };
  readonly fields: Readonly<Record<string, QuestionWords>>;
  readonly questions: readonly AddedQuestion[];
  readonly yes: string;
  readonly no: string;
  readonly answerErrors: { readonly tooLong: string; readonly notOffered: string };
  /** The titles of the error summary, if the form has one. */
  readonly problem?: string;
  readonly solved?: string;
  /** Shown until delivery, if the form waits for it. */
  readonly waiting?: string;
}
