import { readContent } from "../content/content.ts";
import type { Form } from "./email/content.ts";

const { forms = [] } = readContent("content").content;

/** The sample facility's forms. */
export const formsForTests: readonly Form[] = forms;

/** One of them, by the name of its file. */
export function formForTests(name: string): Form {
  const form = forms.find(({ slug }) => slug === name);
  if (!form) throw new Error(`there is no form "${name}"`);
  return form;
}
