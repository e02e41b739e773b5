/** A folder that one host can take as it is: the site, and the host's own files around and in it. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hosts, type HostName } from "./hosts/all.ts";
import type { Host } from "./hosts/host.ts";
import { compressedExtensions } from "./precompress.ts";
import type { SiteRules } from "./rules.ts";

/** Where Vercel's program keeps which project it publishes to: in the very folder that it publishes. */
const link = ".vercel";

/**
 * Writes the site and the host's own files anew and answers with the names of the latter. Whatever else stands in
 * the folder stays: there the hosts' programs keep which project it belongs to.
 * @param site the built site; it stays as it is.
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
  // A page that stands in the way of its redirect would be served instead.
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
