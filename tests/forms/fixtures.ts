import type { RequestListener, Server } from "node:http";
import type { Page } from "@playwright/test";
import { content } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { contentIn, startSite, type RunningSite } from "../../tools/site/serve.ts";
import { test as base, expect } from "../fixtures.ts";
import { breakMailOf } from "../mail-faults.ts";

/** The mail service of a test. */
export interface Mail extends ReturnType<typeof breakMailOf> {
  /** The messages it received, newest first. */
  received(): readonly Readonly<Record<string, unknown>>[];
  /** The number of messages it received, in total or with this text. */
  count(text?: string): number;
  /** Waits until it has received this many messages. */
  arrived(count: number, timeout?: number): Promise<void>;
}

/** The built site and its content, if it is not the sample. */
interface SiteFolders {
  readonly directory?: string;
  readonly contentDirectory?: string;
}

interface OwnSite {
  readonly ownSite: RunningSite;
  readonly mail: Mail;
}

/** The content of each folder, which a worker reads once. */
const contents = new Map<string, Content>();

function contentOf({ contentDirectory }: SiteFolders): Content {
  if (contentDirectory === undefined) return content();
  const found = contents.get(contentDirectory) ?? contentIn(contentDirectory);
  contents.set(contentDirectory, found);
  return found;
}

/** A page that does nothing, where a test's page ends. */
const emptyPage = "/nothing";
const headersOfEmptyPage = {
  "Content-Type": "text/html",
  // Without it, the browser would start another process for the next page.
  "Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * Lets another server answer the requests to a server, until the returned function is called: then nothing that was sent
 * waits for an answer any longer.
 */
function passOn(from: Server, to: Server): () => void {
  const usual = from.listeners("request") as RequestListener[];
  from.removeAllListeners("request");
  from.on("request", (request, response) => {
    if (request.url === emptyPage) response.writeHead(200, headersOfEmptyPage).end();
    else to.emit("request", request, response);
  });
  return () => {
    from.removeAllListeners("request");
    for (const listener of usual) from.on("request", listener);
    from.closeAllConnections();
  };
}

/** Ends what the page does. What it has stored is deleted after that, as after every test. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(emptyPage);
}

/** A site and a mailbox for each test, so that a message still being sent when a test ends reaches no other test. */
export const test = base.extend<OwnSite & { readonly folders: SiteFolders }>({
  folders: [{}, { option: true }],
  ownSite: async ({ folders, site }, use, testInfo) => {
    const ownSite = await startSite({
      directory: testSite,
      ...(folders.directory === undefined ? { files: site.files } : folders),
      content: contentOf(folders),
      port: 0,
      mailDirectory: testInfo.outputPath("mail"),
    });
    await use(ownSite);
    await ownSite.close();
  },
  /** Here it also sends forms: its site is the test's own, and it leaves nothing behind. */
  reusedPage: async ({ reusedPage: page, site, ownSite }, use) => {
    const takeBack = passOn(site.server, ownSite.server);
    await use(page);
    await leave(page);
    takeBack();
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
  mail: async ({ ownSite: { mailMock, server } }, use) => {
    const received = () => mailMock.messages().map(({ template_params }) => template_params);
    const count = (text?: string) =>
      received().filter(({ message }) => text === undefined || message === text).length;
    await use({
      ...breakMailOf(server),
      received,
      count,
      arrived: (wanted, timeout = 60_000) =>
        expect.poll(() => count(), { timeout, intervals: [50] }).toBe(wanted),
    });
  },
});

export { expect };
