import { content } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { contentIn, startSite, type RunningSite } from "../../tools/serve.ts";
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

/** A site and a mailbox for each test, so that a message still being sent when a test ends reaches no other test. */
export const test = base.extend<OwnSite & { readonly folders: SiteFolders }>({
  folders: [{}, { option: true }],
  ownSite: async ({ folders }, use, testInfo) => {
    const site = await startSite({
      ...folders,
      content: contentOf(folders),
      port: 0,
      mailDirectory: testInfo.outputPath("mail"),
    });
    await use(site);
    await site.close();
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
