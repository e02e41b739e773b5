import type { FormContent } from "../content/schema/form.ts";
import type { FormField } from "../lib/form-fields.ts";

/** What the browser needs of a form; `slug` is the name of its file. */
export type FormDefinition = Omit<FormContent, "email" | "jobs" | "fields"> & {
  readonly slug: string;
  readonly fields: readonly FormField[];
};

export type FormTexts = FormContent["texts"];
