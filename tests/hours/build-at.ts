/** The sample facility as it is built on a fixed day. */
import { spawnSync } from "node:child_process";

/**
 * Builds the sample facility's site, or another folder's, as of an instant. Into a folder of this project: builds into
 * folders elsewhere share one for what Astro makes on the way, and two at once break each other.
 * @returns what the build printed.
 */
export function buildAt(now: string, directory: string, content = "content"): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    env: { ...process.env, NOW: now, OUT_DIR: directory, CONTENT_DIR: content, MAIL_ORIGIN: "same" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout + stderr;
}
