/** The two sites of the bench: the real one, and its limit, which is the same site with every script removed. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "node-html-parser";
import { pageFilesOf } from "../hosting/pages.ts";
import { compressedEndings, precompress } from "../hosting/precompress.ts";
import { testDay } from "../tests/day.ts";
import { startSite, type RunningSite } from "../scripts/serve.ts";

const home = resolve(".cache/bench");

/** The folder of the production site as the bench builds it. */
export const builtSite = join(home, "site");
const strippedSite = join(home, "limit");

export interface Sites {
  readonly page: RunningSite;
  readonly limit: RunningSite;
  close(): Promise<void>;
}

/** Builds the production site with its compressed files, and the copy of it without scripts. */
export async function buildSites(): Promise<void> {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    env: { ...process.env, NOW: process.env["NOW"] ?? testDay, OUT_DIR: builtSite },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the site could not be built");
  await strip();
}

async function strip(): Promise<void> {
  rmSync(strippedSite, { recursive: true, force: true });
  cpSync(builtSite, strippedSite, {
    recursive: true,
    filter: (path) => !compressedEndings.some((ending) => path.endsWith(ending)),
  });
  for (const file of pageFilesOf(strippedSite)) {
    const path = join(strippedSite, file);
    const html = withoutScripts(readFileSync(path, "utf8"));
    if (/<script(?! type="application\/ld\+json")/u.test(html)) throw new Error(`${file} kept a script`);
    writeFileSync(path, html);
  }
  await precompress(strippedSite);
}

/** The same page without a script: nothing is loaded, run or announced. What a page says for machines stays. */
export function withoutScripts(html: string): string {
  const page = parse(html, { comment: true });
  for (const element of page.querySelectorAll("script, link[rel=modulepreload]"))
    if (element.getAttribute("type") !== "application/ld+json") element.remove();
  for (const island of page.querySelectorAll("astro-island"))
    for (const name of Object.keys(island.attributes)) island.removeAttribute(name);
  return page.toString();
}

/** Serves both with the site's own local server: production headers, but for https; brotli files from the build. */
export async function serveSites(): Promise<Sites> {
  const mailDirectory = join(home, "mail");
  const [page, limit] = await Promise.all([
    startSite({ port: 0, directory: builtSite, mailDirectory }),
    startSite({ port: 0, directory: strippedSite, mailDirectory }),
  ]);
  return {
    page,
    limit,
    close: async () => {
      await Promise.all([page.close(), limit.close()]);
    },
  };
}
