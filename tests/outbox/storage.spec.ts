/** Messages when the browser stores nothing, or stops storing, and when it is killed. */
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { holdMail } from "../forms/drive.ts";
import { sampled } from "../scope.ts";
import { wholeBrowser } from "../whole-browser.ts";
import { expect, kept, notice, sendButton, sendMessage, states, test, thanked, write } from "./visit.ts";

/** Run in the page before its scripts: disks that take nothing. */
const disks = {
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  blocked: () => {
    const blocked = (): never => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(globalThis, "indexedDB", { get: blocked });
    Object.defineProperty(globalThis, "localStorage", { get: blocked });
    if (navigator.locks)
      navigator.locks.request = () => Promise.reject(new DOMException("blocked", "SecurityError"));
  },
  slow: () => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...all) {
      return open.apply(this, [`${all[0]} that never opens`, 1]) && ({} as IDBOpenDBRequest);
    };
  },
};

function exceptionsOf(page: Page): string[] {
  const exceptions: string[] = [];
  page.on("pageerror", ({ message }) => {
    // Firefox reports policy violations the same way; those are tested elsewhere.
    if (!message.includes("blocked an inline style")) exceptions.push(message);
  });
  return exceptions;
}

/** Whether leaving the page asks for confirmation. */
async function leavingAsks(page: Page): Promise<boolean> {
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === "beforeunload";
  });
  const left = page.goto("about:blank").then(
    () => false,
    () => asked,
  );
  return Promise.race([asked, left]);
}

for (const [what, stub] of Object.entries(disks))
  test.describe(`where the disk is ${what}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(stub));

    test("thanks wait for the delivery, and the answers stay until then", async ({ page, mail }) => {
      const exceptions = exceptionsOf(page);
      const answer = await holdMail(page);
      const asked = page.waitForRequest("**/api/v1.0/email/send");
      await page.goto("/contactus");
      await write(page, "Only in the form");
      await sendButton(page).click();
      await asked;
      await expect(page.getByText("Thank you for your message")).toHaveCount(0);
      await expect(page.locator("[name=message]")).toHaveValue("Only in the form");
      answer();
      await thanked(page);
      expect(mail.count()).toBe(1);
      await expect(page.locator("[name=message]")).toHaveValue("");
      expect(await leavingAsks(page)).toBe(false);
      expect(exceptions).toEqual([]);
    });

    test("a failure is shown, and leaving warns until it is delivered", async ({ page, mail }) => {
      mail.fails({ kind: "status", status: 403 });
      await sendMessage(page, "Only in the form");
      await expect(notice(page).getByText("only the form has it")).toBeVisible();
      await expect(notice(page).getByText("stays on this device")).toBeHidden();
      await expect(page.locator("[name=message]")).toHaveValue("Only in the form");
      expect(await leavingAsks(page)).toBe(true);
      await notice(page).getByRole("button", { name: "Try again" }).click();
      await thanked(page);
      await expect(notice(page)).toHaveCount(0);
      expect(mail.count()).toBe(1);
    });

    test("it is tried again while the page is open", { tag: "@all" }, async ({ page, mail }) => {
      mail.fails({ kind: "status", status: 503 });
      await sendMessage(page, "Only in the form");
      await thanked(page);
      expect(mail.count()).toBe(1);
    });
  });

/** Run in the page before its scripts: disks that take the first write only. */
const breaking = {
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
};
for (const [why, stub] of sampled(Object.entries(breaking)))
  test(`where writes begin to fail after the first, ${why}, a message arrives`, async ({
    page,
    context,
    mail,
  }) => {
    await page.addInitScript(stub);
    await sendMessage(page, "Noted only once");
    await mail.arrived(1);
    await page.close();
    const later = await context.newPage();
    await later.goto("/aboutus");
    await expect.poll(() => kept(later)).not.toContain("Noted only once");
    expect(mail.count()).toBeLessThanOrEqual(2);
  });

test.describe("a browser with a profile of its own", () => {
  let profile = "";
  test.beforeEach(() => {
    profile = mkdtempSync(join(tmpdir(), "profile-"));
  });
  test.afterEach(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));

  test("that blocks cookies and storage by its settings still sends, and the page works", async ({
    playwright,
    browserName,
    launchOptions,
    channel,
    ownSite,
    mail,
  }) => {
    mkdirSync(join(profile, "Default"));
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
    const context = await playwright[browserName].launchPersistentContext(profile, {
      ...wholeBrowser(launchOptions, browserName),
      baseURL: ownSite.origin,
      ...(channel !== undefined && { channel }),
      firefoxUserPrefs: { "network.cookie.cookieBehavior": 2 },
    });
    const [page = await context.newPage()] = context.pages();
    const exceptions = exceptionsOf(page);
    await sendMessage(page, "Without a trace");
    await mail.arrived(1);
    await thanked(page);
    expect(exceptions).toEqual([]);
    await context.close();
  });

  test("that is killed while a message is being sent sends it on the next visit", async ({
    playwright,
    browserName,
    launchOptions,
    channel,
    ownSite,
    mail,
  }) => {
    const open = (): Promise<BrowserContext> =>
      playwright[browserName].launchPersistentContext(profile, {
        ...launchOptions,
        baseURL: ownSite.origin,
        ...(channel !== undefined && { channel }),
      });
    const context = await open();
    const [page = await context.newPage()] = context.pages();
    mail.fails({ kind: "hang" });
    await sendMessage(page, "Survives");
    await expect.poll(() => states(page)).toEqual(["sending"]);
    await expect.poll(mail.faultsLeft).toEqual([]);
    killAll(profile);
    await context.close().catch(() => undefined);

    const revived = await open();
    const later = await revived.newPage();
    await later.goto("/aboutus");
    await mail.arrived(1);
    expect(mail.count("Survives")).toBe(1);
    await revived.close();
  });
});

/** Kills every process of the browser with this profile. */
function killAll(profile: string): void {
  if (!profile.startsWith(tmpdir())) throw new Error("not a profile of ours");
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(profile))
        process.kill(Number(pid), "SIGKILL");
    } catch {
      // Gone already.
    }
  }
}
