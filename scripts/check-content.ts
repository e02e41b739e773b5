/** Reads the facility's content and prints every fault; exits with 1 when there is any. */
import { readContent } from "../src/model/content.ts";
import { describeFaults } from "../src/model/faults.ts";
import { settings } from "../src/settings.ts";
import { formFaults } from "./content-form.ts";

const { faults, documents } = readContent(settings.contentDir);
const all = [...faults, ...formFaults(settings.contentDir)];
if (all.length > 0) {
  console.error(describeFaults(all));
  process.exitCode = 1;
} else {
  console.log(`content: ${documents.size} files, no fault`);
}
