/** What becomes of a message when the mail service cannot be reached, or the site does not know it. */
import type { Page } from "@playwright/test";
import { listen } from "../../mail-mock/listen.ts";
import type { RunningSite } from "../../scripts/serve.ts";
import { sampled } from "../scope.ts";
import {
  arrived,
  expect,
  kept,
  mails,
  notice,
  sendButton,
  sendMessage,
  states,
  test,
  thanked,
  write,
} from "./visit.ts";

const nowhere = "http://nowhere.invalid";

/** The mail service is back: from now on the page reaches it at the site's own origin. */
const repair = (page: Page): Promise<void> =>
  page.evaluate(() => document.getElementById("outbox")?.setAttribute("data-origin", ""));

const retry = (page: Page): Promise<void> => notice(page).getByRole("button", { name: "Try again" }).click();

test.describe("a mail service that cannot be reached", () => {
  async function staysWaiting(page: Page, site: RunningSite): Promise<void> {
    await sendMessage(page, site, "Kept and shown");
    await expect(notice(page)).toContainText("hasn't reached us yet");
    await expect(notice(page)).toContainText("We'll keep trying");
    expect(await states(page)).toEqual(["waiting"]);
    expect(JSON.parse(await kept(page))[0].tries.length).toBeGreaterThan(1);
    await notice(page).getByText("Show what you wrote").click();
    await expect(notice(page).getByText("Kept and shown")).toBeVisible();
    expect(mails(site.mailMock)).toBe(0);
  }

  async function arrivesOnceRepaired(page: Page, site: RunningSite): Promise<void> {
    await repair(page);
    await retry(page);
    await arrived(site.mailMock, 1);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText("has arrived")).toBeVisible();
  }

  test("because its host is not found", { tag: "@all" }, async ({ page, siteWith }) => {
    const site = await siteWith({ "data-origin": nowhere });
    await staysWaiting(page, site);
    await arrivesOnceRepaired(page, site);
  });

  test("because it refuses other origins (CORS)", async ({ page, site: elsewhere, siteWith }) => {
    const service = await listen(elsewhere.mailMock, { cors: false });
    const site = await siteWith({ "data-origin": service.origin });
    await staysWaiting(page, site);
    expect(mails(elsewhere.mailMock)).toBe(0);
    await arrivesOnceRepaired(page, site);
    await service.close();
  });

  test("because the browser blocks it, as ad blockers do", async ({ page, site }) => {
    await page.route("**/api/v1.0/email/send", (route) => route.abort("blockedbyclient"));
    await staysWaiting(page, site);
    await page.unroute("**/api/v1.0/email/send");
    await arrivesOnceRepaired(page, site);
  });

  test("is tried again, and the message arrives once it works", async ({
    page,
    site: elsewhere,
    siteWith,
  }) => {
    const service = await listen(elsewhere.mailMock);
    await service.close();
    const site = await siteWith({ "data-origin": service.origin });
    await staysWaiting(page, site);
    const back = await listen(elsewhere.mailMock, { port: Number(new URL(service.origin).port) });
    await arrived(elsewhere.mailMock, 1, 30_000);
    await back.close();
  });
});

test("an outbox that could not be fetched is fetched again with the next try", async ({ page, site }) => {
  // As in a dead moment of the network: whatever was tried at first failed.
  const outbox = /\/outbox\.[^/]+\.js/u;
  let away = true;
  await page.route(outbox, (route) => (away ? route.abort("internetdisconnected") : route.continue()));
  await page.goto(`${site.origin}/contactus`);
  await write(page, "From a dead moment");
  await sendButton(page).click();
  await expect(page.getByText("This browser couldn't take your message")).toBeVisible();
  away = false;
  await sendButton(page).click();
  await thanked(page);
  await arrived(site.mailMock, 1);
});

test.describe("a site whose account is not set up", () => {
  for (const [attribute, error] of sampled([
    ["data-public-key", "The public key is required"],
    ["data-service-id", "The service ID is required"],
    ["data-template-contact", "The template ID is required"],
  ] as const))
    test(`without ${attribute}: nothing is sent, and both are told`, async ({ page, siteWith }) => {
      const site = await siteWith({ [attribute]: "" });
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.goto(`${site.origin}/contactus`);
      await write(page, "Nobody there?");
      await sendButton(page).click();
      await expect(notice(page)).toContainText("hasn't reached us yet");
      expect(errors).toEqual([expect.stringContaining(error)]);
      expect(site.mailMock.attempts()).toHaveLength(0);
      expect(await kept(page)).toContain("Nobody there?");
    });
});
