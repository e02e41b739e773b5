/** Messages when the mail service cannot be reached or the site has no account. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { closeServer, openServer } from "../../mail-mock/listen.ts";
import { localSite } from "../../tools/local-site.ts";
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

for (const [why, attributes] of sampled(
  [
    ["it refuses other origins (CORS)", (origin: string) => ({ "data-origin": origin })],
    ["the browser blocks it, as ad blockers do", undefined],
    ["its host is not found", () => ({ "data-origin": "http://nowhere.invalid" })],
  ] as const,
  2,
))
  test(`not reached, since ${why}: shown after the second failure, and it arrives once it works`, async ({
    page,
    ownSite,
    siteWith,
    mail,
  }) => {
    if (!attributes) await page.route("**/api/v1.0/email/send", (route) => route.abort("blockedbyclient"));
    await sendMessage(page, "Kept and shown", attributes && (await siteWith(attributes(ownSite.origin))));
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
    await mail.arrived(1);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText("has arrived")).toBeVisible();
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
