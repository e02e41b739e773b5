import * as v from "valibot";
import { formNames, formTitles, type FormName } from "../../form-names.ts";

/** An object with one value for each form; `schemaOf` gets the form's name in the editor, such as "contact form". */
export function perForm<const Schema extends v.GenericSchema>(schemaOf: (title: string) => Schema) {
  const entries = formNames.map((name) => [name, schemaOf(formTitles[name])] as const);
  return v.strictObject(Object.fromEntries(entries) as Record<FormName, Schema>);
}
