/** Messages when another page uses the database, or when the disk stops accepting writes. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { expect, kept, notice, openNotice, sendMessage, states, test } from "./visit.ts";

/** Waits until no page of the site is sending, writing, or about to. */
async function idle(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].filter(({ name }) => name?.startsWith("outbox")).length;
      }),
    )
    .toBe(0);
}

/** Makes the page look for messages to send, and waits until it is done. */
async function looks(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await idle(page);
}

test.describe("while another tab holds the database open", () => {
  test("a deletion waits for it, and the next messages do not", async ({ page, context, mail }) => {
    mail.fails({ kind: "status", status: 403 });
    await sendMessage(page, "To be deleted");
    await expect(notice(page)).toBeVisible();
    const holder = await context.newPage();
    await holder.goto("/aboutus");
    await holder.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("outbox");
          opening.addEventListener("success", () => {
            Reflect.set(globalThis, "held", opening.result);
            resolve();
          });
        }),
    );
    await notice(page).getByRole("button", { name: "Delete now" }).click();
    await notice(page).getByRole("button", { name: "Yes, delete it" }).click();
    await expect(notice(page)).toHaveCount(0);
    await sendMessage(page, "From the same tab");
    await mail.arrived(1);
    const third = await context.newPage();
    await sendMessage(third, "From a third tab");
    await mail.arrived(2);
    await holder.evaluate(() => (Reflect.get(globalThis, "held") as IDBDatabase).close());
    for (const text of ["From the same tab", "From a third tab"]) expect(mail.count(text)).toBe(1);
    // The disk is read once the deletion is over.
    await kept(third);
    await page.close();
    await idle(third);
    await sendMessage(third, "On the disk again");
    await mail.arrived(3);
    await expect.poll(() => kept(third)).toContain('"sent"');
  });
});

test.describe("where writes begin to fail after the first", () => {
  /** Run in the page before its scripts. */
  const stubs = {
    "since the disk is full": () => {
      const { put } = IDBObjectStore.prototype;
      let puts = 0;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...all) {
        if (puts++ > 0) throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, all);
      };
    },
    "since nothing can be changed": () => {
      const { transaction } = IDBDatabase.prototype;
      let writes = 0;
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...all) {
        if (all[1] === "readwrite" && writes++ > 0) throw new DOMException("broken", "UnknownError");
        return transaction.apply(this, all);
      };
    },
    "since the database does not open any more": () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...all) {
        IDBFactory.prototype.open = () => {
          throw new DOMException("lost", "UnknownError");
        };
        return put.apply(this, all);
      };
    },
  };

  for (const [why, stub] of sampled(Object.entries(stubs)))
    test(`${why}, a message is sent once, by whichever page`, async ({ page, context, mail }) => {
      await page.addInitScript(stub);
      await sendMessage(page, "Once and no more");
      await mail.arrived(1);
      await looks(page);
      const other = await context.newPage();
      await other.goto("/aboutus");
      await expect.poll(() => kept(other)).not.toContain("no more");
      await page.close();
      await other.goto("/contactus");
      await idle(other);
      await expect.poll(() => kept(other)).toBe("");
      expect(mail.count()).toBe(1);
    });
});

test("a page whose storage broke does not repeat another tab's message", async ({ page, context, mail }) => {
  mail.fails({ kind: "status", status: 429, retryAfter: 4 });
  await sendMessage(page, "From the other tab");
  await expect.poll(() => states(page)).toEqual(["waiting"]);
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
    };
  });
  const other = await context.newPage();
  await other.goto("/aboutus");
  await mail.arrived(1);
  await expect.poll(() => states(other)).toEqual(["sent"]);
  await looks(page);
  await looks(other);
  expect(mail.count()).toBe(1);
});

test.describe("a record that this version did not write", () => {
  const record = {
    id: "league-1",
    form: "league registration",
    version: 9,
    player: { name: "Robin", wishes: "Please put us in the same team" },
    next: "tomorrow",
  };
  const plant = (page: Page): Promise<void> =>
    page.evaluate(
      (put) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("outbox", 1);
          opening.addEventListener("upgradeneeded", () =>
            opening.result.createObjectStore("outbox", { keyPath: "id" }),
          );
          opening.addEventListener("success", () => {
            const transaction = opening.result.transaction("outbox", "readwrite");
            transaction.objectStore("outbox").put(put);
            transaction.addEventListener("complete", () => {
              opening.result.close();
              resolve();
            });
          });
        }),
      record,
    );

  test("is set aside and shown, and everything else goes on", async ({ page, mail }) => {
    await page.goto("/aboutus");
    await plant(page);
    await sendMessage(page, "Ours");
    await mail.arrived(1);
    await expect.poll(() => kept(page)).not.toContain("Ours");
    await page.goto("/aboutus");
    await expect(notice(page)).toContainText("can't fully read");
    await openNotice(page);
    await notice(page).getByText("Show what you wrote").click();
    await expect(notice(page)).toContainText("Please put us in the same team");
    await expect(notice(page).getByRole("button", { name: "Try again" })).toBeHidden();
    await expect(notice(page).getByText("hasn't reached us yet")).toBeHidden();
    expect(await kept(page)).toContain("same team");
    expect(mail.count()).toBe(1);
  });

  test("goes if the visitor wants it, and then nothing is left", async ({ page }) => {
    await page.goto("/aboutus");
    await plant(page);
    await page.reload();
    await openNotice(page);
    await notice(page).getByRole("button", { name: "Delete now" }).click();
    await expect(notice(page).getByText("haven't received it")).toBeHidden();
    await notice(page).getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page.getByText("was deleted from this device")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });
});
