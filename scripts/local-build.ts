/**
 * The site that `npm start` and the tests use: its forms post to its own origin. It is rebuilt only when something has
 * changed, and compressed fast, because the best compression takes seconds.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { precompress } from "../hosting/precompress.ts";
import { settings } from "../src/settings.ts";
import { inputHash } from "./input-hash.ts";
import { withLock } from "./lock.ts";
import { run } from "./processes.ts";
import { localSite } from "./serve.ts";

/** What every site is built from, besides its content. */
const code = [
  "src",
  "hosting",
  "scripts/build.ts",
  "scripts/build-site.ts",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Brings the local site up to date.
 * @param avif whether AVIF pictures are needed. They take half of the build time, and browsers show WebP without them.
 * @returns "fresh" when nothing has changed, "built", or "failed" with the reason printed.
 */
export function buildLocalSite({ avif = true } = {}): Promise<"fresh" | "built" | "failed"> {
  // Dated content changes from day to day.
  const day = `day=${new Date(settings.now).toISOString().slice(0, 10)}`;
  const complete = siteState([settings.contentDir], [day, `SITE_URL=${settings.siteUrl ?? ""}`]);
  const states = avif ? [complete] : [`${complete} without AVIF`, complete];
  return bringUpToDate(localSite, states, async (unfinished) => {
    console.log("• Building the site");
    const { status } = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      env: {
        ...process.env,
        OUT_DIR: unfinished,
        MAIL_ORIGIN: "same",
        AVIF: avif ? "yes" : "no",
      },
      show: "errors",
    });
    if (status === 0) await precompress(unfinished, "fast");
    return status === 0;
  });
}

/** A hash of all that a site is built from: the code, its content, and the settings that change the result. */
export function siteState(content: readonly string[], values: readonly string[]): string {
  return inputHash([...content, ...code], values);
}

/**
 * Builds a folder unless it was built from one of these states. One process builds; the others wait for it.
 * @param states the state that a build leaves, then others that will do.
 * @param build builds into another folder, which takes the place of the old one; false if that failed.
 */
export function bringUpToDate(
  directory: string,
  states: readonly string[],
  build: (unfinished: string) => Promise<boolean>,
): Promise<"fresh" | "built" | "failed"> {
  const stamp = `${directory}.stamp`;
  const unfinished = `${directory}.new`;
  mkdirSync(dirname(directory), { recursive: true });
  return withLock(`${directory}.lock`, async () => {
    const isBuilt = existsSync(join(directory, "index.html")) && existsSync(stamp);
    if (isBuilt && states.includes(readFileSync(stamp, "utf8"))) return "fresh";
    // First, so that an interrupted build never looks complete.
    rmSync(stamp, { force: true });
    if (!(await build(unfinished))) return "failed";
    rmSync(directory, { recursive: true, force: true });
    renameSync(unfinished, directory);
    writeFileSync(stamp, states[0] ?? "");
    return "built";
  });
}
