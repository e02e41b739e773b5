import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hosts, type HostName } from "./hosts/all.ts";
import type { Host } from "./hosts/host.ts";
import { compressedExtensions } from "./precompress.ts";
import type { SiteRules } from "./rules.ts";

/** Vercel's CLI stores the project's name inside the published folder. */
const link = ".vercel";

/**
 * Writes the site and the host's configuration files, and returns the names of the configuration files. Keeps other
 * files in the folder, because the hosts' CLIs store the project's name there.
 * @param site the built site; it is not changed.
 */
export function writeDeployment(name: HostName, site: string, rules: SiteRules, target: string): string[] {
  const host: Host = hosts[name];
  const published = join(target, "site");
  mkdirSync(published, { recursive: true });
  for (const entry of readdirSync(published))
    if (entry !== link) rmSync(join(published, entry), { recursive: true });
  cpSync(site, published, {
    recursive: true,
    filter: (path) => !(host.compresses && compressedExtensions.some((ending) => path.endsWith(ending))),
  });
  // Hosts prefer a file to a redirect.
  for (const { from } of rules.redirects)
    for (const ending of ["", ...compressedExtensions])
      rmSync(join(published, `${from}.html${ending}`), { force: true });
  const files = host.files(rules);
  for (const [file, text] of Object.entries(files)) {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return Object.keys(files);
}
