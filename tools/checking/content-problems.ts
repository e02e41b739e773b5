/** The problems and the warnings of the facility's content and its pictures, as commands print them. */
import { relative } from "node:path";
import { content, readContent } from "../../src/content/content.ts";
import { ContentError, type Problem } from "../../src/content/read/problems.ts";
import { singleBraces } from "../../src/content/single-braces.ts";
import { warningsOf } from "../../src/selectors/warnings.ts";
import { settings } from "../../src/settings.ts";
import { pictureProblems, pictureWarnings } from "./picture-problems.ts";

/** @throws ContentError with every problem in the content and its pictures, then `more` problems. */
export async function checkContent(more: readonly Problem[] = []): Promise<void> {
  const reading = readContent(settings.contentDir);
  const pictures = await pictureProblems(settings.contentDir);
  const problems = [...reading.problems, ...pictures, ...more];
  if (problems.length > 0) throw new ContentError(problems);
}

/** A line for each thing that an owner should look at, though it keeps nothing from being published. */
export async function contentWarnings(): Promise<string[]> {
  const warnings = [
    ...warningsOf(content()),
    ...singleBraces(content()),
    ...(await pictureWarnings(settings.contentDir, content())),
  ];
  return warnings.map(warningLine);
}

/** A warning as commands print it. Those who warn know the content folder by its usual name. */
export function warningLine(warning: string): string {
  const folder = relative(process.cwd(), settings.contentDir);
  return `Warning: ${warning.replaceAll("content/", `${folder}/`)}`;
}
