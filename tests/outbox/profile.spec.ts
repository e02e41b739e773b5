/** Messages in a browser with a profile of its own: with settings, and killed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { wholeBrowser } from "../whole-browser.ts";
import { expect, sendMessage, states, test as base, thanked } from "./visit.ts";

const test = base.extend<{
  readonly profile: string;
  readonly open: (prefs?: Record<string, number>) => Promise<BrowserContext>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  profile: async ({}, use, testInfo) => use(testInfo.outputPath("profile")),
  open: async ({ playwright, browserName, launchOptions, channel, ownSite, profile }, use) => {
    await use((firefoxUserPrefs) =>
      playwright[browserName].launchPersistentContext(profile, {
        ...wholeBrowser(launchOptions, browserName),
        baseURL: ownSite.origin,
        ...(channel !== undefined && { channel }),
        ...(firefoxUserPrefs && { firefoxUserPrefs }),
      }),
    );
  },
});

test("that blocks cookies and storage by its settings still sends, and the page works", async ({
  profile,
  open,
  mail,
}) => {
  mkdirSync(join(profile, "Default"), { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
  const context = await open({ "network.cookie.cookieBehavior": 2 });
  const page = await context.newPage();
  const exceptions: string[] = [];
  page.on("pageerror", ({ message }) => exceptions.push(message));
  await sendMessage(page, "Without a trace");
  await mail.arrived(1);
  await thanked(page);
  expect(exceptions.filter((one) => !one.includes("blocked an inline style"))).toEqual([]);
  await context.close();
});

test(
  "that is killed while a message is being sent sends it on the next visit",
  { tag: "@all" },
  async ({ profile, open, mail }) => {
    const context = await open();
    const page = await context.newPage();
    mail.fails({ kind: "hang" });
    await sendMessage(page, "Survives");
    await expect.poll(() => states(page)).toEqual(["sending"]);
    await expect.poll(mail.faultsLeft).toEqual([]);
    killAll(profile);
    await context.close().catch(() => undefined);

    const revived = await open();
    await revived.clock.install({ time: Date.now() + 11_000 });
    await (await revived.newPage()).goto("/aboutus");
    await mail.arrived(1);
    expect(mail.count("Survives")).toBe(1);
    await revived.close();
  },
);

/** Kills every process of the browser with this profile. */
function killAll(profile: string): void {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(profile))
        process.kill(Number(pid), "SIGKILL");
    } catch {
      // Gone already.
    }
  }
}
