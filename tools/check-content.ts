/** Checks the facility's content and its format: prints every problem and exits with 1, or prints the warnings. */
import { settings } from "../src/settings.ts";
import { formatProblems } from "./content-format.ts";
import { contentIsSound, contentWarnings } from "./content-problems.ts";

if (await contentIsSound(formatProblems(settings.contentDir)))
  for (const warning of await contentWarnings()) console.warn(warning);
else process.exitCode = 1;
