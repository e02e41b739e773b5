/** A visitor at the contact form of a separate site, with a mail service whose faults the test sets. */
import type { LaunchOptions, Locator, Page } from "@playwright/test";
import { expect, test as base } from "../forms/fixtures.ts";
import { everything } from "../scope.ts";
import { wholeBrowser } from "../whole-browser.ts";

export { expect };

/** Motion changes nothing that is kept or sent, and costs a tenth of the time. */
export const test = base.extend({ contextOptions: { reducedMotion: "reduce" } });

/** For what pages do as they come and go: in the full run, in the whole browser that visitors use. */
export const testOfWholeBrowser = everything
  ? test.extend<object, { launchOptions: LaunchOptions }>({
      launchOptions: [
        ({ launchOptions, browserName }, use) => use(wholeBrowser(launchOptions, browserName)),
        { scope: "worker" },
      ],
    })
  : test;

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
    // Skip answers that are still there: Firefox would append to an e-mail address.
    if ((await field.inputValue()) !== answer) await field.fill(answer);
  }
  await expect(sendButton(page)).toBeEnabled();
}

export function sendButton(page: Page): Locator {
  return page.locator("form#contact button[type=submit]");
}

/** Opens the contact form, writes a message and sends it; resolves once the visitor sees the result. */
export async function sendMessage(page: Page, message = "When is the cage free?"): Promise<void> {
  await page.goto("/contactus");
  await write(page, message);
  await sendButton(page).click();
  await expect(page.locator(".form-head [role=alert]").first()).toBeVisible();
}

export async function thanked(page: Page): Promise<void> {
  await expect(page.getByText("Thank you for your message. We will be in touch soon.")).toBeVisible();
}

/** The notice about an undelivered message, in the form or in the bar. */
export function notice(page: Page): Locator {
  return page.locator(".outbox-notice");
}

/** The text of a status line, in the form or in the bar. */
export function line(page: Page): Locator {
  return page.locator(".outbox-line");
}

/** Opens the notice in the bar. */
export async function openNotice(page: Page): Promise<void> {
  await notice(page).getByRole("button", { name: "Details" }).click();
}

/** The contents of the visitor's disk: the names of the databases and all text in them. */
export async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === "outbox")) return "";
    const database = await new Promise<IDBDatabase | undefined>((resolve) => {
      const opening = indexedDB.open("outbox");
      opening.addEventListener("success", () => resolve(opening.result));
      // Deleted in the meantime: it must not be created here.
      opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
      opening.addEventListener("error", () => resolve(undefined));
    });
    if (!database) return "";
    const entries = await new Promise<unknown[]>((resolve) => {
      const all = database.transaction("outbox").objectStore("outbox").getAll();
      all.addEventListener("success", () => resolve(all.result as unknown[]));
    });
    database.close();
    return JSON.stringify(entries);
  });
}

/** The states of the stored messages, in the order of their ids. */
export async function states(page: Page): Promise<string[]> {
  const entries = JSON.parse((await kept(page)) || "[]") as { state: string }[];
  return entries.map(({ state }) => state);
}

/** When the only stored message was sent, by the page's clock. */
export async function sentAt(page: Page): Promise<number> {
  const [entry] = JSON.parse(await kept(page)) as { createdAt: number }[];
  if (!entry) throw new Error("no message is stored");
  return entry.createdAt;
}

/** ms between one request and the next. */
export function gaps(times: readonly number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}
