/** Builds the site with Astro, after the content was checked, and says what it did. */
import { build } from "astro";
import { content, readContent } from "../src/content/content.ts";
import { describeFaults } from "../src/content/read/problems.ts";
import { warningsOf } from "../src/selectors/warnings.ts";
import { settings } from "../src/settings.ts";
import { pictureFaults } from "./picture-faults.ts";

/** Prints every fault of the content and answers whether there was none. */
export async function contentIsSound(): Promise<boolean> {
  const faults = [...readContent(settings.contentDir).faults, ...(await pictureFaults(settings.contentDir))];
  if (faults.length > 0) console.error(describeFaults(faults));
  return faults.length === 0;
}

/**
 * Builds into the folder that the settings name.
 * @returns false when the content has faults; they are printed.
 */
export async function buildSite(): Promise<boolean> {
  if (!(await contentIsSound())) return false;
  for (const warning of warningsOf(content())) console.warn(warning);
  await build({ root: ".", logLevel: "warn" });
  return true;
}
