/**
 * A separate site for each worker, and a page that fails its test on any error it reports.
 *
 * Fixtures of a worker belong here: for tests that have others, Playwright starts workers and browsers of their own.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { startSite, type RunningSite } from "../tools/serve.ts";
import { changedSample } from "./changed-sample.ts";
import { servedSite } from "./other-site.ts";

interface Fixtures {
  /** Fails the test if a page violates its Content-Security-Policy. */
  readonly policyKept: void;
  /** The errors that the page reported: console errors, exceptions and failed requests. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  /** The built site with its own mail service. */
  readonly site: RunningSite;
  /** The changed sample. */
  readonly changedSite: RunningSite;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const mailDirectory = mkdtempSync(join(tmpdir(), "mail-"));
      const site = await startSite({ port: 0, mailDirectory });
      await use(site);
      await site.close();
      rmSync(mailDirectory, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  changedSite: servedSite(changedSample),
  baseURL: async ({ site }, use) => use(site.origin),
  policyKept: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on("console", (message) => {
        if (/^policy violated|Content.Security.Policy/u.test(message.text()))
          violations.push(`${message.page()?.url() ?? ""} ${message.text()}`);
      });
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
          console.error("policy violated:", violatedDirective, blockedURI, sample),
        );
      });
      await use();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", ({ message }) => complaints.push(`exception: ${message}`));
    page.on("requestfailed", (request) =>
      complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ""}`),
    );
    page.on("response", (response) => {
      if (response.status() >= 400 && !response.url().endsWith("/no-such-page"))
        complaints.push(`${response.status()} ${response.url()}`);
    });
    await use(complaints);
  },
});

export { expect };
