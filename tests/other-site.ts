/** Sites of other content: a changed copy of a content folder, built on a fixed day, once for all its tests. */
import { cpSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildCachedSite, fingerprint } from "../tools/site/cached-site.ts";
import { startSite, type RunningSite } from "../tools/site/serve.ts";
import { plant, type Plants } from "../src/content/plant-for-tests.ts";
import { ownFolder } from "./own-folder.ts";
import { testDay } from "./scope.ts";

export interface OtherContent {
  /** The folder of the site in `.cache/sites`. */
  readonly name: string;
  /** The content folder that is copied; by default the sample's. */
  readonly from?: string;
  /** The changes to the copy: files, or a function that changes its folder. */
  readonly changes: Plants | ((content: string) => void);
  /** The instant of the build. */
  readonly now?: string;
}

/**
 * Builds the site, unless its content and the code are those of the last build.
 * @throws the problems of the content, if it has some.
 */
export async function otherSite({
  name,
  from = "content",
  changes,
  now = testDay,
}: OtherContent): Promise<{ content: string; directory: string }> {
  const directory = resolve(".cache/sites", name);
  const content = `${directory}.content`;
  const lock = `${directory}.lock`;
  mkdirSync(resolve(".cache/sites"), { recursive: true });
  while (!taken(lock)) await setTimeout(100);
  try {
    writeContent({ from, changes, to: content });
    await buildCachedSite(directory, {
      env: { NOW: now, CONTENT_DIR: content, AVIF: "no" },
      sources: [content],
    });
  } finally {
    rmdirSync(lock);
  }
  return { content, directory };
}

/** Writes the changed copy; if it has the same files as before, those stay, since other processes may be reading them. */
function writeContent({
  from,
  changes,
  to,
}: Required<Pick<OtherContent, "from" | "changes">> & { to: string }) {
  const copy = `${to}.new`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(from, copy, { recursive: true });
  if (typeof changes === "function") changes(copy);
  else plant(copy, changes);
  if (existsSync(to) && fingerprint(to) === fingerprint(copy)) {
    rmSync(copy, { recursive: true });
  } else {
    rmSync(to, { recursive: true, force: true });
    renameSync(copy, to);
  }
}

/** Only one process can make a folder. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** Serves the site on a port of its own. */
async function serveOtherSite(other: OtherContent): Promise<RunningSite> {
  const { content, directory } = await otherSite(other);
  const mailDirectory = ownFolder("mail");
  const site = await startSite({ port: 0, directory, contentDirectory: content, mailDirectory });
  const close = async () => {
    await site.close();
    rmSync(mailDirectory, { recursive: true, force: true });
  };
  return { ...site, close };
}

type Use = (fixtures: object, use: (site: RunningSite) => Promise<void>) => Promise<void>;

/** A Playwright fixture: the site, served once for each worker. */
export function servedSite(other: OtherContent): [Use, { scope: "worker"; timeout: number }] {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const site = await serveOtherSite(other);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 240_000 },
  ];
}
