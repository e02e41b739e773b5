/**
 * The site that `npm start` and the tests use: its forms post to its own origin. It is rebuilt only when something has
 * changed, and compressed fast, because the best compression takes seconds.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "../hosting/precompress.ts";
import { settings } from "../src/settings.ts";
import { inputHash } from "./input-hash.ts";
import { withLock } from "./lock.ts";
import { run } from "./processes.ts";
import { localSite } from "./serve.ts";

const inputs = [
  settings.contentDir,
  "src",
  "hosting",
  "scripts/build.ts",
  "scripts/build-site.ts",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
const stamp = `${localSite}.stamp`;
const unfinished = `${localSite}.new`;

/**
 * Brings the local site up to date.
 * @param avif whether AVIF pictures are needed. They take most of the build time, and browsers show WebP without them.
 * @returns "fresh" when nothing has changed, "built", or "failed" with the reason printed.
 */
export function buildLocalSite({ avif = true } = {}): Promise<"fresh" | "built" | "failed"> {
  mkdirSync(".cache", { recursive: true });
  return withLock(`${localSite}.lock`, async () => {
    const complete = hashOfInputs();
    const state = avif ? complete : `${complete} without AVIF`;
    if ([state, complete].some(isBuiltFrom)) return "fresh";
    // First, so that an interrupted build never looks complete.
    rmSync(stamp, { force: true });
    console.log("• Building the site");
    const { status } = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      env: {
        ...process.env,
        // Always the production build, even from a test runner.
        NODE_ENV: "production",
        OUT_DIR: unfinished,
        MAIL_ORIGIN: "same",
        AVIF: avif ? "yes" : "no",
      },
      show: "errors",
    });
    if (status !== 0) return "failed";
    await precompress(unfinished, "fast");
    rmSync(localSite, { recursive: true, force: true });
    renameSync(unfinished, localSite);
    writeFileSync(stamp, state);
    return "built";
  });
}

function isBuiltFrom(state: string): boolean {
  return (
    existsSync(join(localSite, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === state
  );
}

/** A hash of the build's inputs: every input file, and the settings that change the result. */
function hashOfInputs(): string {
  // Dated content changes from day to day.
  const day = `day=${new Date(settings.now).toISOString().slice(0, 10)}`;
  return inputHash(inputs, [day, `SITE_URL=${settings.siteUrl ?? ""}`]);
}
