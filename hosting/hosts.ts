/** The hosts that the site can be published on, and the folder to publish. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloudflare } from "./cloudflare.ts";
import type { Host } from "./host.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { compressedExtensions } from "./precompress.ts";
import type { SiteRules } from "./site-rules.ts";
import { vercel } from "./vercel.ts";

/** The hosts by the name that `npm run host` takes. */
export const hosts = { netlify, cloudflare, vercel, nginx } as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** Whether there are files for a host of this name. */
export function isHostName(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}

/**
 * Writes the site and the host's configuration files, and returns the names of the configuration files. Keeps other
 * files in the folder, because the hosts' CLIs store the project's name there (Vercel's inside the published folder).
 * @param site the built site; it is not changed.
 */
export function writeDeployment(name: HostName, site: string, rules: SiteRules, target: string): string[] {
  const host: Host = hosts[name];
  const published = join(target, "site");
  mkdirSync(published, { recursive: true });
  for (const entry of readdirSync(published))
    if (entry !== ".vercel") rmSync(join(published, entry), { recursive: true });
  cpSync(site, published, {
    recursive: true,
    filter: (path) => !(host.compresses && compressedExtensions.some((ending) => path.endsWith(ending))),
  });
  // A host would serve the alias's file and not redirect.
  for (const { from } of rules.redirects)
    for (const ending of ["", ...compressedExtensions])
      rmSync(join(published, `${from}.html${ending}`), { force: true });
  const files = host.files(rules);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(target, file), text);
  return Object.keys(files);
}
