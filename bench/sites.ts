/** The built site and a baseline: the same pages without scripts. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "node-html-parser";
import { pageFilesOf } from "../hosting/pages.ts";
import { compressedExtensions, precompress } from "../hosting/precompress.ts";
import { startSite } from "../scripts/serve.ts";
import { testDay } from "../tests/day.ts";

const home = resolve(".cache/bench");
const builtSite = join(home, "site");
const baselineSite = join(home, "baseline");

export interface Sites {
  readonly site: string;
  readonly baseline: string;
  close(): Promise<void>;
}

/** Serves both sites as `npm start` does: the production headers without HTTPS, and the built brotli files. */
export async function serveSites(rebuild: boolean): Promise<Sites> {
  if (rebuild || !existsSync(baselineSite)) await build();
  const mailDirectory = join(home, "mail");
  const site = await startSite({ port: 0, directory: builtSite, mailDirectory });
  const baseline = await startSite({ port: 0, directory: baselineSite, mailDirectory });
  return {
    site: site.origin,
    baseline: baseline.origin,
    close: async () => {
      await Promise.all([site.close(), baseline.close()]);
    },
  };
}

async function build(): Promise<void> {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    env: { ...process.env, NOW: process.env["NOW"] ?? testDay, OUT_DIR: builtSite },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the site could not be built");
  rmSync(baselineSite, { recursive: true, force: true });
  cpSync(builtSite, baselineSite, {
    recursive: true,
    filter: (path) => !compressedExtensions.some((ending) => path.endsWith(ending)),
  });
  for (const file of pageFilesOf(baselineSite)) {
    const path = join(baselineSite, file);
    writeFileSync(path, withoutScripts(readFileSync(path, "utf8")));
  }
  await precompress(baselineSite);
}

/** Removes every script, script preload and island property. Structured data is kept. */
function withoutScripts(html: string): string {
  const page = parse(html, { comment: true });
  for (const element of page.querySelectorAll("script, link[rel=modulepreload]"))
    if (element.getAttribute("type") !== "application/ld+json") element.remove();
  for (const island of page.querySelectorAll("astro-island"))
    for (const name of Object.keys(island.attributes)) island.removeAttribute(name);
  return page.toString();
}
