import type { FaultInput } from "../../mail-mock/mail-mock.ts";
import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { test as base, expect } from "../fixtures.ts";

/** The mail service of a test. */
interface Mail {
  /** Its next responses are these faults, one for each request; after them, it works. */
  fails(...faults: readonly FaultInput[]): void;
  /** The remaining faults. */
  faultsLeft(): readonly unknown[];
  /** The messages it received, newest first. */
  received(): readonly Readonly<Record<string, unknown>>[];
  /** The number of messages it received, in total or with this text. */
  count(text?: string): number;
  /** Waits until it has received this many messages. */
  arrived(count: number, timeout?: number): Promise<void>;
  /** The requests it received, oldest first. */
  attempts(): ReturnType<RunningSite["mailMock"]["attempts"]>;
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
  mail: async ({ ownSite: { mailMock } }, use) => {
    const received = () => mailMock.messages().map(({ template_params }) => template_params);
    const count = (text?: string) =>
      received().filter(({ message }) => text === undefined || message === text).length;
    await use({
      fails: (...faults) => mailMock.faults.set(faults),
      faultsLeft: () => mailMock.faults.get(),
      received,
      count,
      arrived: (wanted, timeout = 60_000) =>
        expect.poll(() => count(), { timeout, intervals: [50] }).toBe(wanted),
      attempts: () => mailMock.attempts(),
    });
  },
});

export { expect };
