import type { Report, RuleInput } from "./rule.ts";
import { valuesOf } from "../read/values.ts";

/** A file of another folder that an entry names exists, such as the discipline of a coach. */
export function entriesExist({ content, documents, contentFolder }: RuleInput, report: Report): void {
  for (const { key, path, value, folder = "" } of valuesOf(content, "entry")) {
    if (!documents.has(`${folder}/${value}`))
      report(key, path, `there is no file of this name in ${contentFolder}/${folder} (found "${value}")`);
  }
}
