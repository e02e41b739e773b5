import { startSite, type RunningSite } from "../../tools/serve.ts";
import { test as base, expect } from "../fixtures.ts";
import { breakMailOf } from "../mail-faults.ts";

/** The mail service of a test. */
interface Mail extends ReturnType<typeof breakMailOf> {
  /** The messages it received, newest first. */
  received(): readonly Readonly<Record<string, unknown>>[];
  /** The number of messages it received, in total or with this text. */
  count(text?: string): number;
  /** Waits until it has received this many messages. */
  arrived(count: number, timeout?: number): Promise<void>;
}

/** A site and a mailbox for each test, so that a message still being sent when a test ends reaches no other test. */
export const test = base.extend<{ readonly ownSite: RunningSite; readonly mail: Mail }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  ownSite: async ({}, use, testInfo) => {
    const site = await startSite({ port: 0, mailDirectory: testInfo.outputPath("mail") });
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
