import type { FormContent } from "../content/schema/form.ts";
import type { FormField } from "../lib/form-fields.ts";

/** What the browser needs of a form; `name` is the name of its file, `title` its name for screen readers. */
export type FormDefinition = Omit<FormContent, "name" | "email" | "jobs" | "fields"> & {
  readonly fields: readonly FormField[];
  readonly name: string;
  readonly title: string;
};

export type FormTexts = FormContent["texts"];
