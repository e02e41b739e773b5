/** Checks the facility's content, its format and the list of its fields: prints every problem and exits with 1, or prints the warnings. */
import { settings } from "../../src/settings.ts";
import { runProgram } from "../command.ts";
import { formatProblems } from "./content-format.ts";
import { fieldsGuideProblems } from "./fields-guide.ts";
import { checkContent, contentWarnings } from "./content-problems.ts";

await runProgram(async () => {
  await checkContent([...formatProblems(settings.contentDir), ...fieldsGuideProblems()]);
  for (const warning of await contentWarnings()) console.warn(warning);
});
