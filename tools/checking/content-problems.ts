/** The problems and the warnings of the facility's content and its pictures, as commands print them. */
import { relative } from "node:path";
import { content, currentReading, readContent } from "../../src/content/content.ts";
import { ContentError, type Problem } from "../../src/content/read/problems.ts";
import { daysOrRanges } from "../../src/content/days-or-ranges.ts";
import { joinedLines } from "../../src/content/joined-lines.ts";
import { singleBraces } from "../../src/content/single-braces.ts";
import { unusedValues } from "../../src/content/unused-values.ts";
import { warningsOf } from "../../src/selectors/warnings.ts";
import { settings } from "../../src/settings.ts";
import type { BuiltSite } from "../site/read-site.ts";
import { downloadProblems, downloadWarnings } from "./download-problems.ts";
import { heavyPages } from "./heavy-pages.ts";
import { pictureProblems, pictureWarnings } from "./picture-problems.ts";
import { unlinkedPages } from "./unlinked-pages.ts";

/** @throws ContentError with every problem in the content and its pictures, then `more` problems. */
export async function checkContent(more: readonly Problem[] = []): Promise<void> {
  const reading = readContent(settings.contentDir);
  const pictures = await pictureProblems(settings.contentDir);
  const downloads = downloadProblems(settings.contentDir);
  const problems = [...reading.problems, ...pictures, ...downloads, ...more];
  if (problems.length > 0) throw new ContentError(problems);
}

/** A line for each thing that an owner should look at, though it keeps nothing from being published. */
export async function contentWarnings(): Promise<string[]> {
  const folder = contentFolder();
  const warnings = [
    ...warningsOf(content(), folder),
    ...singleBraces(content(), folder),
    ...joinedLines(content(), folder),
    ...unusedValues(currentReading()),
    ...daysOrRanges(currentReading()),
    ...(await pictureWarnings(settings.contentDir, content())),
    ...downloadWarnings(settings.contentDir, content()),
  ];
  return warnings.map(warningLine);
}

/** The same for what only a built site shows. */
export function warningsOfSite(site: BuiltSite): string[] {
  const folder = contentFolder();
  return [...unlinkedPages(site, content(), folder), ...heavyPages(site, content(), folder)].map(warningLine);
}

/** The content folder as messages name it. */
const contentFolder = () => relative(process.cwd(), settings.contentDir);

const warningLine = (warning: string) => `Warning: ${warning}`;
