import type * as v from "valibot";
import type { everyForm, summary } from "../../content/schema/form.ts";
import type { QuestionWords } from "../../ui/fields/context.ts";

type Texts<Fields extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Fields, undefined>>;

/** The texts that every form has, and those of the error summary, if the form has one. */
export interface FormTexts extends Texts<typeof everyForm>, Partial<Texts<typeof summary>> {
  readonly fields: Readonly<Record<string, QuestionWords>>;
  /** Shown until delivery, if the form waits for it. */
  readonly waiting?: string;
}
