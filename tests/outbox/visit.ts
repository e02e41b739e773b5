/** A visitor at the contact form of a site of their own, with a mail service whose faults the test sets. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type LaunchOptions, type Locator, type Page } from "@playwright/test";
import sirv from "sirv";
import { closeServer } from "../../mail-mock/listen.ts";
import type { FaultInput, MailMock } from "../../mail-mock/mail-mock.ts";
import { chromiumHere } from "../../scripts/browsers.ts";
import { localSite, openMailMock, startSite, type RunningSite } from "../../scripts/serve.ts";

export { expect };

interface Fixtures {
  readonly site: RunningSite;
  /** Another site: the same pages with attributes of `<template id="outbox">` replaced. */
  readonly siteWith: (attributes: Readonly<Record<string, string>>) => Promise<RunningSite>;
}

/** Each test has a site, a mail service and, by the origin, a browser storage of its own. */
export const test = base.extend<Fixtures, { launchOptions: LaunchOptions }>({
  // What the outbox relies on is tested in the browser as people have it.
  launchOptions: [
    ({ launchOptions, browserName }, use) =>
      use(browserName === "chromium" ? { ...launchOptions, ...chromiumHere().whole } : launchOptions),
    { scope: "worker" },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  site: async ({}, use) => {
    const mailDirectory = mkdtempSync(join(tmpdir(), "outbox-"));
    const site = await startSite({ port: 0, mailDirectory });
    await use(site);
    await site.close();
    rmSync(mailDirectory, { recursive: true, force: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  siteWith: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "outbox-"));
    const sites: RunningSite[] = [];
    await use(async (attributes) => {
      const site = await startOther(join(folder, String(sites.length)), attributes);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** The built pages with other attributes, and without a policy that would know only the real mail service. */
async function startOther(
  mailDirectory: string,
  attributes: Readonly<Record<string, string>>,
): Promise<RunningSite> {
  const mailMock = openMailMock(mailDirectory);
  const files = sirv(localSite, { extensions: ["html"] });
  const server = createServer((request, response) => {
    const page = join(localSite, `${request.url ?? ""}.html`);
    mailMock.handle(request, response, () => {
      if (!existsSync(page)) return files(request, response);
      let html = readFileSync(page, "utf8");
      for (const [name, value] of Object.entries(attributes))
        html = html.replace(new RegExp(`(<template id="outbox"[^>]*? ${name}=)"[^"]*"`), `$1"${value}"`);
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      response.end(html);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mailMock,
    close: async () => {
      await closeServer(server);
      await mailMock.close();
    },
  };
}

/** Fills in the contact form. */
export async function write(page: Page, message: string): Promise<void> {
  const form = page.locator("form#contact");
  const answers = {
    from_name: "Ann Example",
    email: "ann@parents.example",
    phone: "555-0142",
    subject: "Lessons",
    message,
  };
  for (const [name, answer] of Object.entries(answers)) {
    const field = form.locator(`[name=${name}]`);
    // What is still there from before stays: Firefox would write an e-mail address behind it.
    if ((await field.inputValue()) !== answer) await field.fill(answer);
  }
  await expect(sendButton(page)).toBeEnabled();
}

export function sendButton(page: Page): Locator {
  return page.locator("form#contact button[type=submit]");
}

/** Opens the contact form, writes a message and sends it; over once the visitor is told what becomes of it. */
export async function sendMessage(
  page: Page,
  site: RunningSite,
  message = "When is the cage free?",
): Promise<void> {
  await page.goto(`${site.origin}/contactus`);
  await write(page, message);
  await sendButton(page).click();
  await expect(page.locator(".form-head [role=alert]").first()).toBeVisible();
}

export async function thanked(page: Page): Promise<void> {
  await expect(page.getByText("Thank you for your message. We will be in touch soon.")).toBeVisible();
}

/** The notice of a message that is not delivered, in the form or in the bar. */
export function notice(page: Page): Locator {
  return page.locator(".outbox-notice");
}

/** What a quiet line says, in the form or in the bar. */
export function line(page: Page): Locator {
  return page.locator(".outbox-line");
}

/** Opens the notice that stands in the bar. */
export async function openNotice(page: Page): Promise<void> {
  await notice(page).getByRole("button", { name: "Details" }).click();
}

/** How many e-mails with this text arrived; with no text, how many at all. */
export function mails({ messages }: MailMock, text?: string): number {
  return messages().filter(({ template_params }) => text === undefined || template_params["message"] === text)
    .length;
}

/** Waits until so many e-mails have arrived. */
export async function arrived(mailMock: MailMock, count: number, timeout = 15_000): Promise<void> {
  await expect.poll(() => mails(mailMock), { timeout, intervals: [50] }).toBe(count);
}

/** What is kept on the visitor's disk: the names of the databases and all text in them. */
export async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === "outbox")) return "";
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("outbox");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("does not open")));
    });
    const entries = await new Promise<unknown[]>((resolve) => {
      const all = database.transaction("outbox").objectStore("outbox").getAll();
      all.addEventListener("success", () => resolve(all.result as unknown[]));
    });
    database.close();
    return JSON.stringify(entries);
  });
}

/** The states of what is kept, in the order of the ids. */
export async function states(page: Page): Promise<string[]> {
  const entries = JSON.parse((await kept(page)) || "[]") as { state: string }[];
  return entries.map(({ state }) => state);
}

export function fault(site: RunningSite, ...faults: FaultInput[]): void {
  site.mailMock.faults.set(faults);
}
