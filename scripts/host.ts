/** `npm run host -- netlify`: builds the site and makes `deploy/netlify`, a folder ready to publish on the host. */
import { join } from "node:path";
import { hosts, isHostName, writeDeployment, type HostName } from "../hosting/hosts.ts";
import { precompress } from "../hosting/precompress.ts";
import { siteRules } from "../hosting/site-rules.ts";
import { content } from "../src/content/content.ts";
import { settings } from "../src/settings.ts";
import { buildSite } from "../tools/building/build-site.ts";
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
