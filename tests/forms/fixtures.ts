import type { FaultInput } from "../../mail-mock/mail-mock.ts";
import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { test as base, expect } from "../fixtures.ts";

/** The mail service of a test. */
interface Mail {
  /** Its next answers are these faults, one for each request; then, or without any, it works. */
  fails(...faults: readonly FaultInput[]): void;
  /** The faults that are still to come. */
  faultsLeft(): readonly unknown[];
  /** What it was given, newest first. */
  received(): readonly Readonly<Record<string, unknown>>[];
  /** How many messages it was given, or how many with this text. */
  count(text?: string): number;
  /** Waits until it was given so many messages. */
  arrived(count: number, timeout?: number): Promise<void>;
  /** The requests that it was sent, first to last. */
  attempts(): ReturnType<RunningSite["mailMock"]["attempts"]>;
}

/** A site and a mailbox for each test: a message still on its way when a test ends reaches no other test. */
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
      arrived: (wanted, timeout = 15_000) =>
        expect.poll(() => count(), { timeout, intervals: [50] }).toBe(wanted),
      attempts: () => mailMock.attempts(),
    });
  },
});

export { expect };
