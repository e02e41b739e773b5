/** `npm run host -- netlify`: builds the site and makes `deploy/netlify`, a folder ready to publish on the host. */
import { join } from "node:path";
import type { Host } from "../hosting/host.ts";
import { hosts, isHostName, writeDeployment, type HostName } from "../hosting/hosts.ts";
import { firstRedirectTooMany } from "../hosting/redirect-limit.ts";
import { precompress } from "../hosting/precompress.ts";
import { siteRules, type SiteRules } from "../hosting/site-rules.ts";
import { content, readContent } from "../src/content/content.ts";
import { ContentError } from "../src/content/read/problems.ts";
import { settings } from "../src/settings.ts";
import { buildSite } from "../tools/site/build-site.ts";
import { runCommand } from "../tools/command.ts";

const [name = ""] = process.argv.slice(2);
if (isHostName(name)) await runCommand(`run host -- ${name}`, [name], () => makeDeployment(name));
else {
  console.error(
    `npm run host -- <name>, where the name is one of:\n${Object.entries(hosts)
      .map(([key, { title }]) => `  ${key.padEnd(12)}${title}`)
      .join("\n")}`,
  );
  process.exitCode = 1;
}

async function makeDeployment(host: HostName): Promise<void> {
  await buildSite();
  const directory = settings.outDir;
  if (!hosts[host].compresses) await precompress(directory);
  const rules = siteRules({
    directory,
    content: content(),
    mailOrigin: settings.mailOrigin,
    siteUrl: settings.siteUrl,
  });
  checkRedirects(host, rules);
  const target = join("deploy", host);
  const files = writeDeployment(host, directory, rules, target);
  console.log(`${target} is ready for ${hosts[host].title}: site/, ${files.join(", ")}`);
  if (!hosts[host].redirectsQueries)
    for (const { from } of rules.queryRedirects)
      console.warn(
        `Warning: ${hosts[host].title} cannot redirect ${from}: it looks only at the part before the question mark.`,
      );
  console.log(
    `Publish it (see docs/hosting.md for what to do first):\n  cd ${target} && ${hosts[host].publish}`,
  );
}

/** @throws ContentError if there are more redirects than the host takes. */
function checkRedirects(name: HostName, rules: SiteRules): void {
  const { title, redirectLimit }: Host = hosts[name];
  const first = firstRedirectTooMany(hosts[name], rules, content());
  if (first === undefined || !redirectLimit) return;
  const document = readContent(settings.contentDir).documents.get("redirects");
  const path = ["redirects", first];
  const message = `${title} takes ${redirectLimit.most} redirects, of which each of these needs several, for the ways to spell it; from this one on it has no room for them: delete those that nobody follows anymore, or choose another host`;
  throw new ContentError([
    {
      file: document?.file ?? settings.contentDir,
      ...document?.positionOf(path),
      field: path.join("."),
      message,
    },
  ]);
}
