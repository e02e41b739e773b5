/** Builds the sample facility's site on a fixed day. */
import { run } from "../../scripts/processes.ts";

/**
 * Builds the sample facility's site, or another folder's, as of an instant. Into a folder of this project
 * (`ownFolder`).
 * @returns the build's output.
 */
export async function buildAt(now: string, directory: string, content = "content"): Promise<string> {
  const { status, stdout, stderr } = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    env: { ...process.env, NOW: now, OUT_DIR: directory, CONTENT_DIR: content, MAIL_ORIGIN: "same" },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout + stderr;
}
