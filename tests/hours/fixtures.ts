/** The sample facility as it is built on a fixed day, so that these tests say the same on every day. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { expect, test as base } from "../fixtures.ts";

/** A Monday; Thanksgiving is ten days ahead, the holiday camp six weeks. */
export const buildDay = "2026-11-16T12:00:00-05:00";

/** Builds the sample facility's site as of an instant. @returns what the build printed. */
export function buildAt(now: string, directory: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    env: { ...process.env, NOW: now, OUT_DIR: directory, MAIL_ORIGIN: "same" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout + stderr;
}

export const test = base.extend<object, { readonly site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use, { project, parallelIndex }) => {
      const home = resolve(`.cache/hours-${project.name}-${parallelIndex}`);
      buildAt(buildDay, join(home, "site"));
      const site = await startSite({
        port: 0,
        directory: join(home, "site"),
        mailDirectory: join(home, "mail"),
      });
      await use(site);
      await site.close();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect };
