import type { QuestionWords } from "../../ui/fields/context.ts";

/** The words every form needs; the words of each form hold them and more. */
export interface FormWords {
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
  /** The words of the list of errors, where a form has one. */
  readonly problem?: string;
  readonly solved?: string;
  /** What is said when the message is stored but not delivered yet, where a form waits for that. */
  readonly waiting?: string;
}
