/** Checks the facility's content and its format: prints every problem and exits with 1, or prints the warnings. */
import { content } from "../src/content/content.ts";
import { warningsOf } from "../src/selectors/warnings.ts";
import { settings } from "../src/settings.ts";
import { formatProblems } from "./content-format.ts";
import { contentIsSound } from "./build.ts";

if (await contentIsSound(formatProblems(settings.contentDir)))
  for (const warning of warningsOf(content())) console.warn(warning);
else process.exitCode = 1;
