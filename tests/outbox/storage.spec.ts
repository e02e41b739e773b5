/** Messages when the browser stores nothing, crashes, or changes its clock. */
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  LaunchOptions,
  Page,
} from "@playwright/test";
import { wholeBrowser } from "../whole-browser.ts";
import { expect, kept, notice, sendMessage, states, test } from "./visit.ts";

const HOUR = 3600_000;

/** Runs in the page before its scripts: a full disk. */
function fullDisk(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

/** Runs in the page before its scripts: a browser that blocks storage, as some do without cookies. */
function blockedDisk(): void {
  const blocked = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  Object.defineProperty(globalThis, "indexedDB", { get: blocked });
  Object.defineProperty(globalThis, "localStorage", { get: blocked });
  if (navigator.locks)
    navigator.locks.request = () => Promise.reject(new DOMException("blocked", "SecurityError"));
}

/** The exceptions of the page's scripts. Firefox reports policy violations the same way; those are tested elsewhere. */
function exceptionsOf(page: Page): string[] {
  const exceptions: string[] = [];
  page.on("pageerror", ({ message }) => {
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

test.describe("where nothing can be stored", () => {
  for (const [what, stub] of [
    ["because the disk is full", fullDisk],
    ["because storage is blocked", blockedDisk],
  ] as const) {
    test(`${what}, a message is sent at once`, async ({ page, mail }) => {
      const exceptions = exceptionsOf(page);
      await page.addInitScript(stub);
      await sendMessage(page, "From memory");
      await mail.arrived(1);
      await sendMessage(page, "From memory again");
      await mail.arrived(2);
      expect(exceptions).toEqual([]);
      await expect(notice(page)).toHaveCount(0);
    });

    test(`${what}, leaving warns while the message is not sent`, async ({ page, mail }) => {
      await page.addInitScript(stub);
      mail.fails({ kind: "status", status: 403 });
      await sendMessage(page, "From memory");
      await expect(notice(page)).toContainText("only while this page is open");
      expect(await leavingAsks(page)).toBe(true);
      await notice(page).getByRole("button", { name: "Try again" }).click();
      await mail.arrived(1);
      await expect(notice(page)).toHaveCount(0);
      expect(await leavingAsks(page)).toBe(false);
    });
  }
});

/** Starts the test's browser with its own profile on the disk. */
async function openProfile(
  type: BrowserType,
  options: LaunchOptions & BrowserContextOptions,
  profile: string,
): Promise<BrowserContext> {
  return type.launchPersistentContext(profile, options);
}

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
    const firefoxUserPrefs = { "network.cookie.cookieBehavior": 2 };
    const options = {
      ...wholeBrowser(launchOptions, browserName),
      baseURL: ownSite.origin,
      ...(channel !== undefined && { channel }),
      firefoxUserPrefs,
    };
    const context = await openProfile(playwright[browserName], options, profile);
    const [page = await context.newPage()] = context.pages();
    const exceptions = exceptionsOf(page);
    await sendMessage(page, "Without a trace");
    await mail.arrived(1);
    expect(exceptions).toEqual([]);
    const stored = await page.evaluate(() => {
      try {
        return Boolean(localStorage);
      } catch {
        return false;
      }
    });
    expect(stored, "the setting blocks storage").toBe(false);
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
    const options = { ...launchOptions, baseURL: ownSite.origin, ...(channel !== undefined && { channel }) };
    const context = await openProfile(playwright[browserName], options, profile);
    const [page = await context.newPage()] = context.pages();
    mail.fails({ kind: "hang" });
    await sendMessage(page, "Survives");
    await expect.poll(() => states(page)).toEqual(["sending"]);
    await expect.poll(mail.faultsLeft).toEqual([]);
    killAll(profile);
    await context.close().catch(() => undefined);

    const revived = await openProfile(playwright[browserName], options, profile);
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

test.describe("a clock that is moved", () => {
  test("forward by 48 h: the message is tried, and arrives", async ({ page, mail }) => {
    await page.clock.install();
    mail.fails({ kind: "status", status: 503, times: 2 });
    await sendMessage(page);
    await expect.poll(() => states(page)).toEqual(["waiting"]);
    await page.clock.setSystemTime(Date.now() + 48 * HOUR);
    await page.reload();
    await mail.arrived(1);
    expect(mail.count()).toBe(1);
  });

  test("back by 48 h: times start again, and the message arrives once", async ({ page, mail }) => {
    await page.clock.install();
    mail.fails({ kind: "status", status: 503 });
    await sendMessage(page);
    await expect.poll(() => states(page)).toEqual(["waiting"]);
    await page.clock.setSystemTime(Date.now() - 48 * HOUR);
    await page.reload();
    await mail.arrived(1);
    await expect.poll(() => states(page)).toEqual(["sent"]);
    expect(mail.count()).toBe(1);
  });
});

test.describe("a message whose life is over", () => {
  test("is tried one last time, and that may be the time it arrives", async ({ page, mail }) => {
    await page.clock.install();
    mail.fails({ kind: "status", status: 503, times: 2 });
    await sendMessage(page);
    await expect(notice(page)).toBeVisible();
    await page.clock.setSystemTime(Date.now() + 73 * HOUR);
    await page.reload();
    await mail.arrived(1);
    await expect(notice(page)).toHaveCount(0);
  });

  test("and whose last try fails is shown, kept for a day, then erased", async ({ page, mail }) => {
    await page.clock.install();
    mail.fails({ kind: "status", status: 503, times: "forever" });
    await sendMessage(page, "Too late");
    await expect(notice(page)).toBeVisible();
    await page.clock.setSystemTime(Date.now() + 73 * HOUR);
    await page.goto("/aboutus");
    await expect(notice(page)).toContainText("We won't try again on our own");
    await expect.poll(() => states(page)).toEqual(["failed"]);
    // The day starts once it is stored that the visitor was shown the failure.
    await expect.poll(() => kept(page)).toMatch(/"seen":[1-9]/);
    const tries = mail.attempts().length;
    await page.clock.fastForward(23 * HOUR);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    expect(await kept(page)).toContain("Too late");
    // The page stays open for hours and erases it by itself.
    await page.clock.fastForward(2 * HOUR);
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    await expect(notice(page)).toHaveCount(0);
    expect(mail.attempts()).toHaveLength(tries);
    expect(mail.count()).toBe(0);
  });
});
