import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The words of a form as they stand in the content, for tests that hold them against the specification. */
export function wordsForTests<Words>(form: "contact" | "employment" | "feedback" | "team-practice"): Words {
  return parse(readFileSync(`content/forms/${form}.yaml`, "utf8")) as Words;
}
