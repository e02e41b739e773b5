/** The site as `npm start` and the tests use it: its forms post to its own origin. Built again only when something changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../src/settings.ts";
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
    env: { ...process.env, OUT_DIR: localSite, MAIL_ORIGIN: "same" },
    stdio: "inherit",
  });
  if (status !== 0) return "failed";
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, state);
  return "built";
}

/** What the build was made from: every input file by size and time, and the settings that change the result. */
function fingerprint(): string {
  const hash = createHash("sha256");
  // What is dated changes with the day.
  hash.update(`day=${new Date(settings.now).toISOString().slice(0, 10)}\n`);
  for (const name of ["CONTENT_DIR", "SITE_URL"]) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const input of inputs) addTo(hash, input);
  return hash.digest("hex");
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const { size, mtimeMs, isDirectory } = { ...statSync(path), isDirectory: statSync(path).isDirectory() };
  if (isDirectory) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  } else {
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
}
