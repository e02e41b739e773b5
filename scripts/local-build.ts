/** The site as `npm start` and the tests use it: its forms post to its own origin. Built again only when something changed. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../src/settings.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { localSite } from "./serve.ts";

const inputs = [
  "content",
  "src",
  "hosting",
  "public",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
const stamp = `${localSite}.stamp`;

/**
 * Brings the local site up to date.
 * @returns "fresh" when nothing had changed, "built", or "failed" with the reason printed.
 */
export function buildLocalSite(): "fresh" | "built" | "failed" {
  const state = fingerprint();
  if (existsSync(join(localSite, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === state)
    return "fresh";
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    // Whoever asks, a test runner too: visitors get the production build.
    env: { ...process.env, NODE_ENV: "production", OUT_DIR: localSite, MAIL_ORIGIN: "same" },
    stdio: "inherit",
  });
  if (status !== 0) return "failed";
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, state);
  return "built";
}

/** What the build was made from: every input file, and the settings that change the result. */
function fingerprint(): string {
  // What is dated changes with the day.
  const day = `day=${new Date(settings.now).toISOString().slice(0, 10)}`;
  const named = ["CONTENT_DIR", "SITE_URL"].map((name) => `${name}=${process.env[name] ?? ""}`);
  return fingerprintOf(inputs, [day, ...named]);
}
