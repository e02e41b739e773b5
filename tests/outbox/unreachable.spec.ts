/** Messages when the mail service cannot be reached or the site has no account. */
import type { Page } from "@playwright/test";
import { takeClock } from "../clock.ts";
import { sampled } from "../scope.ts";
import { expect, kept, notice, sendMessage, states, test } from "./visit.ts";
import { sendPath } from "../../src/mail/send.ts";

// The policy allows only the site's own mail service.
test.use({ bypassCSP: true });

/** Sends the messages of pages that are opened from now on to another origin, until `window.reconnect` is called. */
async function redirectMail(page: Page, origin: string): Promise<void> {
  await page.addInitScript((other) => {
    const { fetch: reach } = window;
    window.fetch = (path, init) => reach(other + String(path), init);
    Reflect.set(window, "reconnect", () => (window.fetch = reach));
  }, origin);
}

/** Takes a part of the account with the mail service out of the site's scripts. */
async function withoutAccount(page: Page, part: string): Promise<void> {
  await page.route("**/_assets/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(part, "") });
  });
}

for (const [why, originOf] of sampled([
  ["it refuses other origins (CORS)", (own: string) => own.replace("127.0.0.1", "localhost")],
  ["the browser blocks it, as ad blockers do", undefined],
  ["its host is not found", () => "http://nowhere.invalid"],
] as const))
  // In Firefox, the policy cannot be left out.
  test(
    `not reached, since ${why}: shown after the second failure, and it arrives once it works`,
    {
      tag: originOf ? "@chromium" : [],
    },
    async ({ page, ownSite, mail }) => {
      if (originOf) await redirectMail(page, originOf(ownSite.origin));
      else await page.route(`**${sendPath}`, (route) => route.abort("blockedbyclient"));
      const pass = await takeClock(page);
      await sendMessage(page, "Kept and shown");
      await expect.poll(() => states(page)).toEqual(["waiting"]);
      await pass(3000);
      await expect(notice(page)).toContainText("hasn't reached us yet");
      await expect(notice(page)).toContainText("We'll keep trying");
      expect(await states(page)).toEqual(["waiting"]);
      expect(JSON.parse(await kept(page))[0].tries.length).toBeGreaterThan(1);
      await notice(page).getByText("Show what you wrote").click();
      await expect(notice(page).getByText("Kept and shown")).toBeVisible();
      expect(mail.count()).toBe(0);
      await page.unroute(`**${sendPath}`);
      // From now on the page reaches the service at its own origin.
      await page.evaluate(() => (Reflect.get(window, "reconnect") as (() => void) | undefined)?.());
      await pass(7000);
      await mail.arrived(1);
      await expect(notice(page)).toHaveCount(0);
      await expect(page.getByText("has arrived")).toBeVisible();
    },
  );

for (const [part, error] of sampled([
  ["sample_public_key", "The public key is required"],
  ["service_sample", "The service ID is required"],
  ["template_contact", "The template ID is required"],
] as const))
  test(`without ${part}: nothing is sent, and both are told`, async ({ page, mail }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await withoutAccount(page, part);
    await sendMessage(page, "Nobody there?");
    await expect(notice(page)).toContainText("hasn't reached us yet");
    expect(errors).toEqual([expect.stringContaining(error)]);
    expect(mail.attempts()).toHaveLength(0);
    expect(await kept(page)).toContain("Nobody there?");
  });
