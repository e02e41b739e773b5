/** What one tab, or the visitor in the browser's settings, does to a message that another tab shows. */
import type { BrowserContext, Page } from "@playwright/test";
import {
  expect,
  kept,
  line,
  notice,
  sendButton,
  sendMessage,
  states,
  test,
  thanked,
  write,
} from "./visit.ts";

const retry = (page: Page) => notice(page).getByRole("button", { name: "Try again" });

/** A second tab whose form has sent the same message, and shows its notice. */
async function sameInOtherTab(context: BrowserContext, text: string): Promise<Page> {
  const other = await context.newPage();
  await sendMessage(other, text);
  await expect(other.locator(".form-head .outbox-notice")).toBeVisible();
  return other;
}

async function deleteMessage(page: Page): Promise<void> {
  await notice(page).getByRole("button", { name: "Delete now" }).click();
  await notice(page).getByRole("button", { name: "Yes, delete it" }).click();
}

test("refused in two tabs and deleted in one: the other says so at once", async ({
  reusedPage: page,
  mail,
}) => {
  mail.fails({ kind: "status", status: 403, times: "forever" });
  await sendMessage(page, "In two tabs");
  const other = await sameInOtherTab(page.context(), "In two tabs");
  // A page in the background may not answer a click for a minute.
  await page.bringToFront();
  await deleteMessage(page);
  await expect(line(other)).toContainText("was deleted from this device");
  await expect(notice(other)).toHaveCount(0);
  await expect(other.getByText("Thank you for your message")).toHaveCount(0);
  expect(await kept(page)).not.toContain("In two tabs");
});

test(
  "Try again in one tab delivers: the other follows at once",
  { tag: ["@all", "@chromium"] },
  async ({ reusedPage: page, mail }) => {
    mail.fails({ kind: "status", status: 403, times: 2 });
    await sendMessage(page, "Once more");
    const other = await sameInOtherTab(page.context(), "Once more");
    await expect.poll(() => mail.attempts().length).toBe(2);
    await expect.poll(() => states(page)).toEqual(["refused"]);
    await page.bringToFront();
    await retry(page).click();
    await expect(line(page)).toContainText("has arrived");
    await expect(line(other)).toContainText("has arrived");
    await expect(notice(other)).toHaveCount(0);
    expect(mail.count()).toBe(1);
  },
);

test(
  "storage cleared between the thanks and the sending: the page says so, and sends on request",
  { tag: ["@all", "@chromium"] },
  async ({ page, context, mail }) => {
    await page.goto("/contactus");
    await write(page, "Cleared away");
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => states(page)).toEqual(["queued"]);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase("outbox");
          deleting.addEventListener("success", () => resolve());
          deleting.addEventListener("error", () => reject(deleting.error ?? new Error("not deleted")));
        }),
    );
    await context.setOffline(false);
    await expect(notice(page).getByRole("alert")).toContainText("This browser erased your message");
    await expect(notice(page)).toContainText("Please send it again");
    await expect(page.getByText("Thank you for your message")).toHaveCount(0);
    await notice(page).getByText("Show what you wrote").click();
    await expect(notice(page).locator(".outbox-notice-text")).toContainText("Cleared away");
    expect(mail.attempts()).toHaveLength(0);
    await retry(page).click();
    await mail.arrived(1);
    await thanked(page);
    await expect(notice(page)).toHaveCount(0);
  },
);

test(
  "a page whose language is invalid shows a refused message, and when it was sent",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    mail.fails({ kind: "status", status: 403 });
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.lang = "auto")),
    );
    await sendMessage(page, "In no language");
    await expect(notice(page).getByRole("alert")).toHaveText(/^Your message from \d+:\d\d [AP]M hasn't/u);
    await expect(page.getByText("Thank you for your message")).toHaveCount(0);
    await retry(page).click();
    await mail.arrived(1);
    await write(page, "In no language");
    await sendButton(page).click();
    await expect(page.getByText(/^You already sent us this message at \d+:\d\d [AP]M/u)).toBeVisible();
  },
);

test(
  "a queued message of a form that is gone is shown with its text",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    mail.fails({ kind: "status", status: 403, times: "forever" });
    await sendMessage(page, "From an old form");
    await expect.poll(() => states(page)).toEqual(["refused"]);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("outbox");
          opening.addEventListener("success", () => {
            const transaction = opening.result.transaction("outbox", "readwrite");
            const store = transaction.objectStore("outbox");
            const all = store.getAll() as IDBRequest<Record<string, unknown>[]>;
            all.addEventListener("success", () => {
              const [message] = all.result;
              store.put({ ...message, form: "gone", params: { old_name: "From an old form" }, nextTryAt: 0 });
            });
            transaction.addEventListener("complete", () => resolve(opening.result.close()));
          });
        }),
    );
    await page.goto("/aboutus");
    await notice(page).getByRole("button", { name: "Details" }).click();
    await notice(page).getByText("Show what you wrote").click();
    await expect(notice(page).locator(".outbox-notice-text")).toHaveText("Old name: From an old form");
    expect(mail.attempts()).toHaveLength(1);
  },
);

test(
  "text typed into an older version of the form is put back or shown, until the form is sent",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await page.goto("/contactus");
    await page.evaluate(() =>
      sessionStorage.setItem("typed-contact", JSON.stringify({ from_name: ["Ann"], shoe_size: ["Nine"] })),
    );
    const left = page.getByText("This form has changed since you filled it in.");
    for (let visit = 0; visit < 2; visit++) {
      await page.reload();
      await expect(page.locator("[name=from_name]")).toHaveValue("Ann");
      await expect(left).toBeVisible();
      await expect(page.locator("#answers-left")).toContainText("shoe size: Nine");
    }
    await write(page, "The rest");
    await sendButton(page).click();
    await thanked(page);
    await expect(left).toBeHidden();
    expect(await page.evaluate(() => Object.values(sessionStorage).join(""))).toBe("");
  },
);
