/** Builds a site of its own for a test: from a copy of some content, with changes, on a fixed day. */
import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildLocalSite } from "../tools/local-site.ts";
import { startSite, type RunningSite } from "../tools/serve.ts";
import { plant, type Plants } from "../src/content/plant-for-tests.ts";
import { testDay } from "./day.ts";
import { withLock } from "./lock.ts";
import { ownFolder } from "./own-folder.ts";

interface OtherContent {
  /** The content folder that is copied; by default the sample's. */
  readonly from?: string;
  /** What changes in the copy: files, or anything a function does in its folder. */
  readonly changes?: Plants | ((content: string) => void);
  /** The instant of the build. */
  readonly now?: string;
}

export interface OtherSite {
  /** The changed copy of the content. */
  readonly content: string;
  /** The built site. */
  readonly directory: string;
  /** The output of the build. */
  readonly printed: string;
  /** Serves the site until it is removed. */
  serve(): Promise<RunningSite>;
  remove(): Promise<void>;
}

/**
 * Builds the site.
 * @throws the problems of the content, if it has some.
 */
export async function otherSite(other: OtherContent = {}): Promise<OtherSite> {
  const home = ownFolder("site");
  const [content, directory, mailDirectory] = [join(home, "content"), join(home, "site"), join(home, "mail")];
  const served: RunningSite[] = [];
  const remove = async () => {
    for (const site of served) await site.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const printed = await build(other, content, directory);
    const serve = async () => {
      const site = await startSite({ port: 0, directory, contentDirectory: content, mailDirectory });
      served.push(site);
      return site;
    };
    return { content, directory, printed, serve, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Copies the content, changes it, and builds the site. Returns what the build printed. */
function build(
  { from = "content", changes = {}, now = testDay }: OtherContent,
  content: string,
  directory: string,
): Promise<string> {
  return buildLocalSite(directory, {
    env: { NOW: now, CONTENT_DIR: content, AVIF: "no" },
    // What changes in the content is written somewhere in the tests.
    sources: [from, "tests"],
    prepare: () => {
      rmSync(content, { recursive: true, force: true });
      // Calendars tell when a file was changed.
      cpSync(from, content, { recursive: true, preserveTimestamps: true });
      if (typeof changes === "function") changes(content);
      else plant(content, changes);
    },
  });
}

export interface SharedContent extends OtherContent {
  /** The folder of the site in `.cache/sites`. */
  readonly name: string;
}

/** A site that several test files read: the first one builds it, and again only when something has changed. */
export async function sharedSite(other: SharedContent): Promise<{ content: string; directory: string }> {
  const directory = resolve(".cache/sites", other.name);
  const content = `${directory}.content`;
  await withLock(`${directory}.lock`, () => build(other, content, directory));
  return { content, directory };
}

type Use = (fixtures: object, use: (site: RunningSite) => Promise<void>) => Promise<void>;

/** A Playwright fixture: a shared site, served once for each worker. */
export function servedSite(other: SharedContent): [Use, { scope: "worker"; timeout: number }] {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const { content, directory } = await sharedSite(other);
      const mailDirectory = ownFolder("mail");
      const site = await startSite({ port: 0, directory, contentDirectory: content, mailDirectory });
      await use(site);
      await site.close();
      rmSync(mailDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ];
}
