import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { test as base, expect } from "../fixtures.ts";

interface Mail {
  readonly faults: RunningSite["mailMock"]["faults"];
  /** What the mail service was given, newest first. */
  received(): readonly Readonly<Record<string, unknown>>[];
  /** How often it was asked. */
  attempts(): number;
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
  mail: async ({ ownSite: { mailMock } }, use) =>
    use({
      faults: mailMock.faults,
      received: () => mailMock.messages().map(({ template_params }) => template_params),
      attempts: () => mailMock.attempts().length,
    }),
});

export { expect };
