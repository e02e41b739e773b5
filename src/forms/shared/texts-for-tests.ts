import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { FormName } from "../../form-names.ts";

/** The texts of a form in the content, for tests against the specification. */
export function textsForTests<Texts>(form: FormName): Texts {
  return parse(readFileSync(`content/forms/${form}.yaml`, "utf8")) as Texts;
}
