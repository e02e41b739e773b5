/** Reads the facility's content and prints every fault, or the warnings; exits with 1 when there is a fault. */
import { readContent } from "../src/content/content.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { describeFaults } from "../src/content/read/problems.ts";
import { warningsOf } from "../src/selectors/warnings.ts";
import { settings } from "../src/settings.ts";
import { formFaults } from "./content-form.ts";
import { pictureFaults } from "./picture-faults.ts";

const { content, faults, documents } = readContent(settings.contentDir);
const all = [...faults, ...(await pictureFaults(settings.contentDir)), ...formFaults(settings.contentDir)];
if (all.length > 0) {
  console.error(describeFaults(all));
  process.exitCode = 1;
} else {
  console.log(`content: ${documents.size} files, no fault`);
  for (const warning of warningsOf(content as Content)) console.warn(warning);
}
