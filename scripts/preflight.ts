/**
 * `npm run preflight`: builds the site, and lists everything that blocks a launch: what, where, and what to do.
 * `--built` checks the existing build in `dist/` (`OUT_DIR`) instead.
 */
import { content, readContent } from "../src/content/content.ts";
import { warningsOf } from "../src/selectors/warnings.ts";
import { settings } from "../src/settings.ts";
import { buildSite, contentIsSound } from "./build-site.ts";
import { readSite } from "./preflight/built-site.ts";
import { describe, runRules } from "./preflight/rule.ts";
import { launchRules } from "./preflight/rules.ts";

const built = process.argv.includes("--built") ? await contentIsSound() : await buildSite();
if (!built) {
  process.exitCode = 1;
} else {
  const reports = await runRules(
    {
      ...readContent(settings.contentDir),
      folder: settings.contentDir,
      sample: { ...readContent(settings.sampleDir), folder: settings.sampleDir },
      pageOf: (key) => key,
      site: readSite(settings.outDir),
      now: settings.now,
    },
    launchRules,
  );
  console.log(describe(reports));
  for (const warning of warningsOf(content())) console.log(warning);
  if (reports.every(({ findings }) => findings.length === 0))
    console.log(`\nOnce the site is published, send yourself a message from each form.`);
  else process.exitCode = 1;
}
