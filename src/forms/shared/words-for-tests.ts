import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { FormName } from "../../form-names.ts";

/** The words of a form as they stand in the content, for tests that hold them against the specification. */
export function wordsForTests<Words>(form: FormName): Words {
  return parse(readFileSync(`content/forms/${form}.yaml`, "utf8")) as Words;
}
