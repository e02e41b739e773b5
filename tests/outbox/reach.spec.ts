/** Messages when the mail service cannot be reached or the site has no account. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { closeServer, openServer } from "../../mail-mock/listen.ts";
import { localSite } from "../../tools/local-site.ts";
import { freePort } from "../free-port.ts";
import { sampled } from "../scope.ts";
import {
  expect,
  kept,
  notice,
  sendButton,
  sendMessage,
  states,
  test as base,
  thanked,
  write,
} from "./visit.ts";

const nowhere = "http://nowhere.invalid";

/**
 * The built pages with other attributes of `<div id="notices">`, and without the policy, which allows only the real
 * mail service. Playwright cannot fulfill these pages itself, because browsers would block their requests to this
 * machine.
 */
const test = base.extend<{
  readonly siteWith: (attributes: Readonly<Record<string, string>>) => Promise<string>;
}>({
  siteWith: async ({ ownSite }, use) => {
    const servers: Server[] = [];
    await use(async (attributes) => {
      const files = sirv(localSite, { extensions: ["html"] });
      const server = createServer((request, response) =>
        ownSite.mailMock.handle(request, response, () => {
          const page = join(localSite, `${request.url ?? ""}.html`);
          if (!existsSync(page)) return files(request, response);
          let html = readFileSync(page, "utf8");
          for (const [name, value] of Object.entries(attributes))
            html = html.replace(new RegExp(`(<div id="notices"[^>]*? ${name}=)"[^"]*"`, "u"), `$1"${value}"`);
          response.setHeader("Content-Type", "text/html;charset=utf-8");
          response.end(html);
        }),
      );
      servers.push(server);
      await openServer(server, 0);
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    for (const server of servers) await closeServer(server);
  },
});

/** The mail service is back: from now on the page reaches it at the site's own origin. */
const repair = (page: Page): Promise<void> =>
  page.evaluate(() => document.getElementById("notices")?.setAttribute("data-origin", ""));

test.describe("a mail service that cannot be reached", () => {
  async function staysWaiting(page: Page, origin = ""): Promise<void> {
    await sendMessage(page, "Kept and shown", origin);
    await expect(notice(page)).toContainText("hasn't reached us yet");
    await expect(notice(page)).toContainText("We'll keep trying");
    expect(await states(page)).toEqual(["waiting"]);
    expect(JSON.parse(await kept(page))[0].tries.length).toBeGreaterThan(1);
    await notice(page).getByText("Show what you wrote").click();
    await expect(notice(page).getByText("Kept and shown")).toBeVisible();
  }

  async function arrivesOnceRepaired(
    page: Page,
    mail: { arrived(count: number): Promise<void> },
  ): Promise<void> {
    await repair(page);
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await mail.arrived(1);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText("has arrived")).toBeVisible();
  }

  test("because its host is not found", { tag: "@all" }, async ({ page, siteWith, mail }) => {
    await staysWaiting(page, await siteWith({ "data-origin": nowhere }));
    await arrivesOnceRepaired(page, mail);
  });

  test("because it refuses other origins (CORS)", async ({ page, ownSite, siteWith, mail }) => {
    await staysWaiting(page, await siteWith({ "data-origin": ownSite.origin }));
    expect(mail.count()).toBe(0);
    await arrivesOnceRepaired(page, mail);
  });

  test("because the browser blocks it, as ad blockers do", async ({ page, mail }) => {
    await page.route("**/api/v1.0/email/send", (route) => route.abort("blockedbyclient"));
    await staysWaiting(page);
    await page.unroute("**/api/v1.0/email/send");
    await arrivesOnceRepaired(page, mail);
  });

  test("is tried again, and the message arrives once it works", async ({ page, ownSite, siteWith, mail }) => {
    const port = await freePort();
    await staysWaiting(page, await siteWith({ "data-origin": `http://127.0.0.1:${port}` }));
    const back = createServer((request, response) => {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
      if (request.method === "OPTIONS") return response.end();
      // The local mail service itself takes nothing from other origins.
      for (const name of ["origin", "sec-fetch-site"]) delete request.headers[name];
      return ownSite.mailMock.handle(request, response, () => response.end());
    });
    await openServer(back, port);
    await mail.arrived(1);
    await closeServer(back);
  });
});

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

test.describe("a site whose account is not set up", () => {
  for (const [attribute, error] of sampled([
    ["data-public-key", "The public key is required"],
    ["data-service-id", "The service ID is required"],
    ["data-template-contact", "The template ID is required"],
  ] as const))
    test(`without ${attribute}: nothing is sent, and both are told`, async ({ page, siteWith, mail }) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await sendMessage(page, "Nobody there?", await siteWith({ [attribute]: "" }));
      await expect(notice(page)).toContainText("hasn't reached us yet");
      expect(errors).toEqual([expect.stringContaining(error)]);
      expect(mail.attempts()).toHaveLength(0);
      expect(await kept(page)).toContain("Nobody there?");
    });
});
