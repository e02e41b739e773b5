/** Builds the site in this process, and checks its content first. */
import { relative } from "node:path";
import { build } from "astro";
import { buildDesk, repositoryDesk } from "../desk/build.ts";
import { content, readContent } from "../src/content/content.ts";
import { describeProblems, type Problem } from "../src/content/read/problems.ts";
import { singleBraces } from "../src/content/rules/markdown.ts";
import { warningsOf } from "../src/selectors/warnings.ts";
import { settings } from "../src/settings.ts";
import { assertOnlyBuild } from "./out-dir.ts";
import { pictureProblems, pictureWarnings } from "./picture-problems.ts";

/** Prints every problem in the content and its pictures, then `more` problems. Returns whether there are none. */
export async function contentIsSound(more: readonly Problem[] = []): Promise<boolean> {
  const reading = readContent(settings.contentDir);
  const pictures = await pictureProblems(settings.contentDir);
  const problems = [...reading.problems, ...pictures, ...more];
  if (problems.length > 0) console.error(describeProblems(problems));
  return problems.length === 0;
}

/** What an owner should look at, a line each. */
export async function contentWarnings(): Promise<string[]> {
  const warnings = [
    ...warningsOf(content()),
    ...singleBraces(content()),
    ...(await pictureWarnings(settings.contentDir, content())),
  ];
  const folder = relative(process.cwd(), settings.contentDir);
  return warnings.map((warning) => warning.replace("content/", `${folder}/`));
}

/**
 * Builds into the folder that the settings name.
 * @returns false when the content has problems, which are printed.
 * @throws SettingError if the folder holds something other than an earlier build.
 */
export async function buildSite(): Promise<boolean> {
  assertOnlyBuild(settings.outDir);
  if (!(await contentIsSound())) return false;
  for (const warning of await contentWarnings()) console.warn(warning);
  // With another value in the environment, such as a test runner's, visitors would get the development build of React.
  process.env["NODE_ENV"] = "production";
  await build({ root: ".", logLevel: "warn" });
  // After the pages, which get a policy for visitors.
  const { editing } = content().facility;
  if (editing) await buildDesk(settings.outDir, repositoryDesk(content(), editing));
  return true;
}
