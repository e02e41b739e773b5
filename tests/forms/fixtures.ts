import { test as base, expect } from "../fixtures.ts";

/** A mailbox that is empty and a mail service without faults at the beginning of each test. */
export const test = base.extend<{ readonly mail: Mail }>({
  mail: [
    async ({ site: { mailroom } }, use) => {
      mailroom.faults.clear();
      await mailroom.clear();
      mailroom.clearAttempts();
      await use({
        faults: mailroom.faults,
        received: () => mailroom.messages().map(({ template_params }) => template_params),
        attempts: () => mailroom.attempts().length,
      });
      mailroom.faults.clear();
    },
    { auto: true },
  ],
});

type Mailroom = Parameters<Parameters<typeof base>[2]>[0]["site"]["mailroom"];

interface Mail {
  readonly faults: Mailroom["faults"];
  /** What the mail service was given, newest first. */
  received(): readonly Readonly<Record<string, unknown>>[];
  /** How often it was asked. */
  attempts(): number;
}

export { expect };
