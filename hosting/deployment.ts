/** A folder that one host can take as it is: the site, and the host's own files around and in it. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hosts, type HostName } from "./hosts/all.ts";
import type { Host } from "./hosts/host.ts";
import { compressedEndings } from "./precompress.ts";
import type { SiteRules } from "./rules.ts";

/**
 * Writes the folder anew and answers with the names of the host's own files in it.
 * @param site the built site; it stays as it is.
 */
export function writeDeployment(name: HostName, site: string, rules: SiteRules, target: string): string[] {
  const host: Host = hosts[name];
  rmSync(target, { recursive: true, force: true });
  cpSync(site, join(target, "site"), {
    recursive: true,
    filter: (path) => !(host.compresses && compressedEndings.some((ending) => path.endsWith(ending))),
  });
  // A page that stands in the way of its redirect would be served instead.
  for (const { from } of host.redirects ? rules.redirects : [])
    for (const ending of ["", ...compressedEndings])
      rmSync(join(target, "site", `${from}.html${ending}`), { force: true });
  const files = host.files(rules);
  for (const [file, text] of Object.entries(files)) {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return Object.keys(files);
}
