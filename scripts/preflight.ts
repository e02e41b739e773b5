/**
 * `npm run preflight`: builds the site into a folder of its own, and lists everything that blocks a launch: what, where,
 * and what to do.
 * `--built` checks the existing build in `dist/` (`OUT_DIR`) instead.
 */
import { readContent } from "../src/content/content.ts";
import { settings } from "../src/settings.ts";
import { readSite, type BuiltSite } from "../tools/site/read-site.ts";
import { deadLinks } from "../tools/checking/dead-links.ts";
import { describeFindings, type Finding } from "../tools/checking/findings.ts";
import { launchFindings } from "../tools/checking/launch-checks.ts";
import { buildSite } from "../tools/site/build-site.ts";
import { runCommand } from "../tools/command.ts";
import { checkContent, contentWarnings } from "../tools/checking/content-problems.ts";

/** Checks the build that is there. */
const ofBuild = "--built";

/** Not that of `npm run build`, where each file has compressed ones beside it. */
const ownBuild = ".cache/preflight";

await runCommand("run preflight", [ofBuild], preflight);

async function preflight(): Promise<void> {
  const isBuilt = process.argv.includes(ofBuild);
  if (!isBuilt) process.env["OUT_DIR"] = ownBuild;
  const { contentDir, outDir } = settings;
  const site = isBuilt ? await existingSite(outDir) : await buildSite();
  const nothingBuilt: Finding[] =
    site.pages.length > 0
      ? []
      : [{ what: "there is no page", where: outDir, fix: "Build the site first: npm run build" }];
  const findings = [
    ...nothingBuilt,
    ...launchFindings(contentDir, readContent(contentDir)),
    ...deadLinks(site),
  ];
  console.log(describeFindings(findings));
  // A build prints them itself.
  if (isBuilt) for (const warning of await contentWarnings()) console.log(warning);
  if (findings.length === 0)
    console.log("\nOnce the site is published, send yourself a message from each form.");
  else process.exitCode = 1;
}

/** The site that was built before. @throws ContentError when the content has problems by now. */
async function existingSite(directory: string): Promise<BuiltSite> {
  await checkContent();
  return readSite(directory);
}
