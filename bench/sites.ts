/** The sites of the bench: the real one; its limit, the same without scripts; and the least a page can be. */
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
const emptySite = join(home, "empty");

export interface Sites {
  readonly page: RunningSite;
  readonly limit: RunningSite;
  /** Pages of nothing but a heading, the footer's links without their looks, and the site's script. */
  readonly empty: RunningSite;
  close(): Promise<void>;
}

/** Builds the production site with its compressed files, the copy of it without scripts, and the empty one. */
export async function buildSites(): Promise<void> {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    env: { ...process.env, NOW: process.env["NOW"] ?? testDay, OUT_DIR: builtSite },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("the site could not be built");
  await copy(strippedSite, (html, file) => {
    const stripped = withoutScripts(html);
    if (/<script(?! type="application\/ld\+json")/u.test(stripped)) throw new Error(`${file} kept a script`);
    return stripped;
  });
  await copy(emptySite, emptied);
}

/** Writes the built site once more, with each page as `change` makes it. */
async function copy(to: string, change: (html: string, file: string) => string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(builtSite, to, {
    recursive: true,
    filter: (path) => !compressedEndings.some((ending) => path.endsWith(ending)),
  });
  for (const file of pageFilesOf(to)) {
    const path = join(to, file);
    writeFileSync(path, change(readFileSync(path, "utf8"), file));
  }
  await precompress(to);
}

function emptied(html: string): string {
  const page = parse(html);
  const links = page
    .querySelectorAll("footer a[href^='/']")
    .map((link) => `<a href="${link.getAttribute("href")}">…</a>`);
  const script = page.querySelectorAll("script[src]").map(String).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Empty</title></head><body><h1>Empty</h1><footer>${links.join(" ")}</footer>${script}</body></html>`;
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

/** Serves them with the site's own local server: production headers, but for https; brotli files from the build. */
export async function serveSites(): Promise<Sites> {
  const mailDirectory = join(home, "mail");
  const [page, limit, empty] = await Promise.all([
    startSite({ port: 0, directory: builtSite, mailDirectory }),
    startSite({ port: 0, directory: strippedSite, mailDirectory }),
    startSite({ port: 0, directory: emptySite, mailDirectory }),
  ]);
  return {
    page,
    limit,
    empty,
    close: async () => {
      await Promise.all([page.close(), limit.close(), empty.close()]);
    },
  };
}
