/** Messages when the mail service cannot be reached or the site has no account. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { expect, kept, notice, sendButton, sendMessage, states, test, thanked, write } from "./visit.ts";

// The policy allows only the site's own mail service.
test.use({ bypassCSP: true });

/** Gives the pages that are opened from now on another account with the mail service. */
async function changeAccount(page: Page, name: string, value: string): Promise<void> {
  await page.addInitScript(
    (attribute) =>
      document.addEventListener("DOMContentLoaded", () =>
        document.getElementById("notices")?.setAttribute(...attribute),
      ),
    [name, value] as [string, string],
  );
}

for (const [why, originOf] of sampled(
  [
    ["it refuses other origins (CORS)", (own: string) => own.replace("127.0.0.1", "localhost")],
    ["the browser blocks it, as ad blockers do", undefined],
    ["its host is not found", () => "http://nowhere.invalid"],
  ] as const,
  2,
))
  // In Firefox, the policy cannot be left out.
  test(
    `not reached, since ${why}: shown after the second failure, and it arrives once it works`,
    {
      tag: originOf ? "@chromium" : [],
    },
    async ({ page, ownSite, mail }) => {
      if (originOf) await changeAccount(page, "data-origin", originOf(ownSite.origin));
      else await page.route("**/api/v1.0/email/send", (route) => route.abort("blockedbyclient"));
      await page.clock.install();
      await sendMessage(page, "Kept and shown");
      await expect.poll(() => states(page)).toEqual(["waiting"]);
      await page.clock.fastForward(3000);
      await expect(notice(page)).toContainText("hasn't reached us yet");
      await expect(notice(page)).toContainText("We'll keep trying");
      expect(await states(page)).toEqual(["waiting"]);
      expect(JSON.parse(await kept(page))[0].tries.length).toBeGreaterThan(1);
      await notice(page).getByText("Show what you wrote").click();
      await expect(notice(page).getByText("Kept and shown")).toBeVisible();
      expect(mail.count()).toBe(0);
      await page.unroute("**/api/v1.0/email/send");
      // From now on the page reaches the service at its own origin.
      await page.evaluate(() => document.getElementById("notices")?.setAttribute("data-origin", ""));
      await page.clock.fastForward(7000);
      await mail.arrived(1);
      await expect(notice(page)).toHaveCount(0);
      await expect(page.getByText("has arrived")).toBeVisible();
    },
  );

test("an outbox that could not be fetched is fetched again with the next try", async ({ page, mail }) => {
  // As in a network outage: the first attempts failed.
  const outbox = /\/outbox\.[^/]+\.js/u;
  let away = true;
  await page.route(outbox, (route) => (away ? route.abort("internetdisconnected") : route.continue()));
  await page.goto("/contactus");
  await write(page, "From a dead moment");
  await sendButton(page).click();
  await expect(page.getByText("This browser couldn't take your message")).toBeVisible();
  away = false;
  await sendButton(page).click();
  await thanked(page);
  await mail.arrived(1);
});

for (const [attribute, error] of sampled([
  ["data-public-key", "The public key is required"],
  ["data-service-id", "The service ID is required"],
  ["data-template-contact", "The template ID is required"],
] as const))
  test(`without ${attribute}: nothing is sent, and both are told`, async ({ page, mail }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await changeAccount(page, attribute, "");
    await sendMessage(page, "Nobody there?");
    await expect(notice(page)).toContainText("hasn't reached us yet");
    expect(errors).toEqual([expect.stringContaining(error)]);
    expect(mail.attempts()).toHaveLength(0);
    expect(await kept(page)).toContain("Nobody there?");
  });
