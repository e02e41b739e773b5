/**
 * A separate site for each worker, and a page that fails its test on any error it reports.
 *
 * Fixtures of a worker belong here: for tests that have others, Playwright starts workers and browsers of their own.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Disposable,
  type Page,
  type Request,
  type Response,
} from "@playwright/test";
import { content } from "../src/content/content.ts";
import { testSite } from "../tools/site/cached-site.ts";
import { startSite, type RunningSite } from "../tools/site/serve.ts";
import { awkwardFacility } from "./awkward/site.ts";
import { changedSample } from "./changed-sample.ts";
import { moveDates } from "./clock.ts";
import { servedSite } from "./other-site.ts";
import { photographFailure, withoutPaint } from "./paint.ts";
import { testDay } from "./scope.ts";

interface Fixtures {
  /**
   * A page that stays open from test to test, on the day the site was built: it opens in a fifth of the time. For tests
   * that look, open menus and dialogs, and resize, also with routes, other tabs and an `initScript`; those of forms also
   * send them (forms/fixtures.ts). A clock that a test moves needs a `page` of its own: it cannot be given back.
   */
  readonly reusedPage: Page;
  /** Until the test ends, runs a function in each document that `reusedPage` opens, before the document's scripts. */
  readonly initScript: InitScript;
  /** Whether a `page` is painted as visitors see it: see paint.ts. */
  readonly isPainted: boolean;
  /** The errors that `page` reported: console errors, exceptions and failed requests. */
  readonly complaints: string[];
  /** The errors that `reusedPage` reported. */
  readonly reusedPageComplaints: string[];
}

export type InitScript = Page["addInitScript"];

interface WorkerFixtures {
  /** The built site with its own mail service. */
  readonly site: RunningSite;
  /** The changed sample. */
  readonly changedSite: RunningSite;
  /** The facility that is awkward on purpose. */
  readonly awkwardSite: RunningSite;
  /** The page behind `reusedPage`, and how its documents have violated their policy. */
  readonly workerPage: { readonly page: Page; readonly violations: string[] };
}

/** Collects the violations of the Content-Security-Policy by the pages of a context. */
async function policyViolations(context: BrowserContext): Promise<string[]> {
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
  return violations;
}

/** Collects the errors that a page reports, until `stop` is called. */
function complaintsOf(page: Page): { readonly complaints: string[]; readonly stop: () => void } {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  };
  const onException = ({ message }: Error) => complaints.push(`exception: ${message}`);
  const onFailure = (request: Request) =>
    complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && !response.url().endsWith("/no-such-page"))
      complaints.push(`${response.status()} ${response.url()}`);
  };
  page.on("console", onConsole);
  page.on("pageerror", onException);
  page.on("requestfailed", onFailure);
  page.on("response", onResponse);
  const stop = () => {
    page.off("console", onConsole);
    page.off("pageerror", onException);
    page.off("requestfailed", onFailure);
    page.off("response", onResponse);
  };
  return { complaints, stop };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const mailDirectory = mkdtempSync(join(tmpdir(), "mail-"));
      const site = await startSite({ port: 0, directory: testSite, mailDirectory, content: content() });
      await use(site);
      await site.close();
      rmSync(mailDirectory, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  changedSite: servedSite(changedSample),
  awkwardSite: servedSite(awkwardFacility),
  baseURL: async ({ site }, use) => use(site.origin),
  isPainted: [false, { option: true }],
  // Fails the test if a page violates its Content-Security-Policy.
  context: async ({ context, isPainted }, use, testInfo) => {
    if (!isPainted) await withoutPaint(context);
    const violations = await policyViolations(context);
    await use(context);
    if (!isPainted) await photographFailure(context.pages(), testInfo);
    expect(violations).toEqual([]);
  },
  workerPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.origin });
      await context.addInitScript(moveDates, Date.parse(testDay) - Date.now());
      await withoutPaint(context);
      const violations = await policyViolations(context);
      await use({ page: await context.newPage(), violations });
      await context.close();
    },
    { scope: "worker" },
  ],
  reusedPage: async (
    { workerPage: { page, violations }, viewport, colorScheme, contextOptions, javaScriptEnabled },
    use,
    testInfo,
  ) => {
    if (javaScriptEnabled === false) throw new Error("Without JavaScript, a test needs a `page` of its own.");
    if (viewport) await page.setViewportSize(viewport);
    const { reducedMotion = null } = contextOptions;
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? "light",
      forcedColors: null,
      reducedMotion,
    });
    await page.mouse.move(0, 0);
    await use(page);
    await photographFailure([page], testInfo);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const opened = page
      .context()
      .pages()
      .filter((each) => each !== page);
    for (const each of opened) await each.close();
    // A page in the background may never answer a click.
    if (opened.length > 0) await page.bringToFront();
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
      // The next test sets its window and media first: an empty page takes no time to lay out again. At this address,
      // it is left for every other.
      document.documentElement.replaceChildren();
      history.replaceState(null, "", "/nothing");
    });
    expect(violations.splice(0)).toEqual([]);
  },
  initScript: async ({ reusedPage: page }, use) => {
    const added: Disposable[] = [];
    await use(async (...script) => {
      const disposable = await page.addInitScript(...script);
      added.push(disposable);
      return disposable;
    });
    for (const disposable of added) await disposable.dispose();
  },
  complaints: async ({ page }, use) => use(complaintsOf(page).complaints),
  reusedPageComplaints: async ({ reusedPage: page }, use) => {
    const { complaints, stop } = complaintsOf(page);
    await use(complaints);
    stop();
  },
});

export { expect };
