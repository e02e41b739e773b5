/** Reads the facility's content and prints every problem, or the warnings; exits with 1 if there is a problem. */
import { readContent } from "../src/content/content.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { describeProblems } from "../src/content/read/problems.ts";
import { lostQuestions } from "../src/selectors/search.ts";
import { warningsOf } from "../src/selectors/warnings.ts";
import { settings } from "../src/settings.ts";
import { formatProblems } from "../editor/content-format.ts";
import { pictureProblems } from "./picture-problems.ts";

const reading = readContent(settings.contentDir);
const { content, problems, documents } = reading;
const all = [
  ...problems,
  ...lostQuestions(reading),
  ...(await pictureProblems(settings.contentDir)),
  ...formatProblems(settings.contentDir),
];
if (all.length > 0) {
  console.error(describeProblems(all));
  process.exitCode = 1;
} else {
  console.log(`content: ${documents.size} files, no problem`);
  for (const warning of warningsOf(content as Content)) console.warn(warning);
}
