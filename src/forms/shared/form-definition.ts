import type * as v from "valibot";
import type { FormName } from "../../form-names.ts";
import type { FormSchema } from "./form-schema.ts";

/** What a form is, apart from the questions that its facility added. */
export interface FormDefinition<Schema extends FormSchema, Words> extends FormBehavior<Schema> {
  readonly words: Words;
  readonly schema: (words: Words) => Schema;
  readonly message: (answers: v.InferOutput<Schema>, words: Words) => Record<string, string>;
}

/** The same with them. */
export interface CompleteForm<Schema extends FormSchema> extends FormBehavior<Schema> {
  readonly schema: Schema;
  readonly message: (answers: v.InferOutput<Schema>) => Record<string, string>;
}

interface FormBehavior<Schema extends FormSchema> {
  /** Also the prefix of every id in the form. */
  readonly name: FormName;
  /** When errors show: once a field is left or changed, or after an attempt to send. */
  readonly errorsAfter: "touch" | "submit";
  /** Whether to thank only after the mail service has accepted the message. */
  readonly awaitsDelivery?: boolean;
  readonly keepsAnswers?: boolean;
  /** Called on hydration and whenever the answers change. */
  readonly onAnswers?: (answers: v.InferOutput<Schema>) => void;
  /** Called once the message is stored. */
  readonly onSent?: (answers: v.InferOutput<Schema>) => void;
}
