/** Builds the site in this process, and checks its content first. */
import { build } from "astro";
import { buildDesk, repositoryDesk } from "../../desk/build.ts";
import { content } from "../../src/content/content.ts";
import { settings } from "../../src/settings.ts";
import { readSite, type BuiltSite } from "./read-site.ts";
import { checkContent, contentWarnings, warningsOfSite } from "../checking/content-problems.ts";
import { assertOnlyBuild } from "./out-dir.ts";

/**
 * Builds into the folder that the settings name, and returns the site.
 * @throws ContentError when the content has problems.
 * @throws SettingError if the folder holds something other than an earlier build.
 */
export async function buildSite(): Promise<BuiltSite> {
  assertOnlyBuild(settings.outDir);
  await checkContent();
  for (const warning of await contentWarnings()) console.warn(warning);
  // With another value in the environment, such as a test runner's, visitors would get the development build of React.
  process.env["NODE_ENV"] = "production";
  process.setSourceMapsEnabled(true);
  await build({ root: ".", logLevel: "warn" });
  // After the pages, which get a policy for visitors.
  const { editing } = content().facility;
  if (editing) await buildDesk(settings.outDir, repositoryDesk(content(), editing));
  const site = readSite(settings.outDir);
  for (const warning of warningsOfSite(site)) console.warn(warning);
  return site;
}
