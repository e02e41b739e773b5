import type * as v from "valibot";
import type { FormName } from "../../form-names.ts";
import type { FormSchema } from "./answers.ts";

/** What makes one form differ from another. */
export interface FormPlan<Schema extends FormSchema> {
  /** Which form it is; also the beginning of every id on it. */
  readonly name: FormName;
  readonly schema: Schema;
  /** What is sent. */
  readonly message: (answers: v.InferOutput<Schema>) => Record<string, string>;
  /** When errors show: as soon as a field is left or changed, or after an attempt to send. */
  readonly errorsAfter: "touch" | "submit";
  /** Whether the visitor is only thanked once the mail service has taken the message. */
  readonly awaitsDelivery?: boolean;
  /** Whether the answers stay in the form after sending. */
  readonly keepsAnswers?: boolean;
  /** Hears the answers whenever they changed, and once when the form comes to life. */
  readonly onAnswers?: (answers: v.InferOutput<Schema>) => void;
  /** Hears what was sent, once it is stored. */
  readonly onSent?: (answers: v.InferOutput<Schema>) => void;
}
