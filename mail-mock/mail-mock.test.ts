import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmailJSResponseStatus, init, send as sendWithLibrary } from "@emailjs/browser";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { formForTests } from "../src/forms/forms-for-tests.ts";
import { sendPath } from "../src/mail/send.ts";
import { closeServer, openServer } from "../tools/site/listen.ts";
import { createMailMock } from "./mail-mock.ts";
import { mailTemplate } from "./template.ts";

afterEach(() => void vi.unstubAllGlobals());

const account = {
  publicKey: "test_key",
  serviceId: "test_service",
  templates: { contact: "tpl_contact", "team-practice": "tpl_team" },
} as const;

const contact = {
  from_name: "Pat Lee",
  to_name: "ContactUs",
  email: "pat@home.example",
  phone: "555-0142",
  subject: "Cage on Friday",
  message: "Is cage 4 free?\n\nThanks,\nPat",
};

const complete = {
  lib_version: "4.4.1",
  user_id: account.publicKey,
  service_id: account.serviceId,
  template_id: "tpl_contact",
  template_params: contact,
};

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), "mail-mock-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A site whose only page says "the site", with a mail mock. */
async function start(directory = folder()) {
  const mailMock = createMailMock({
    directory,
    facility: () => ({
      account,
      to: "desk@facility.example",
      templateOf: (form) => mailTemplate(formForTests(form)),
    }),
    templates: () => [["contact form", mailTemplate(formForTests("contact"))]],
  });
  const server = createServer((incoming, response) =>
    mailMock.handle(incoming, response, () => response.end("the site")),
  );
  const origin = await openServer(server, 0);
  onTestFinished(() => closeServer(server));
  const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: "manual", ...init });
  const post = (body: string, type = "application/json") =>
    get(sendPath, { method: "POST", headers: { "Content-type": type }, body });
  return {
    origin,
    mailMock,
    get,
    post,
    page: async (path: string) => await (await get(path)).text(),
    /** Sends the contact message; `changes` replaces keys of the body, `undefined` removes them. */
    send: (params: unknown = contact, changes: object = {}) =>
      post(JSON.stringify({ ...complete, template_params: params, ...changes })),
  };
}

test("accepts a complete request as one message to the front desk", async () => {
  const { send, get } = await start();
  const response = await send();
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
  expect(await (await get("/_mail/api/messages")).json()).toEqual([
    {
      id: expect.any(String),
      received: expect.stringMatching(/^\d{4}-.*Z$/u),
      template_id: "tpl_contact",
      template_params: contact,
      subject: "Contact: Cage on Friday — Pat Lee",
      to: "desk@facility.example",
      replyTo: "pat@home.example",
      text: expect.stringContaining("Is cage 4 free?\n\nThanks,\nPat"),
    },
  ]);
});

test("answers the real EmailJS library with OK, or with the reason for a refusal", async () => {
  const { origin, mailMock } = await start();
  // All that the library needs from a browser.
  vi.stubGlobal("location", { pathname: "/contactus" });
  init({ publicKey: account.publicKey, origin });
  const accepted = await sendWithLibrary(account.serviceId, "tpl_contact", contact);
  expect(accepted).toEqual(new EmailJSResponseStatus(200, "OK"));
  expect(mailMock.messages()).toMatchObject([{ template_params: contact }]);
  const text = "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin";
  const refused = sendWithLibrary("service_other", "tpl_contact", contact);
  await expect(refused).rejects.toEqual(new EmailJSResponseStatus(400, text));
});

const dashboard = "To find this ID, visit https://dashboard.emailjs.com/admin";

test.each([
  ["no user_id", { user_id: undefined }, 400, "The user_id parameter is required"],
  ["an empty service_id", { service_id: " " }, 400, "The service_id parameter is required"],
  ["no template_id", { template_id: undefined }, 400, "The template_id parameter is required"],
  ["an unknown key", { user_id: "YOUR_KEY" }, 400, `The Public Key is invalid. ${dashboard}/account`],
  ["an unknown service", { service_id: "other" }, 400, `The service ID not found. ${dashboard}`],
  ["an unknown template", { template_id: "other" }, 400, `The template ID not found. ${dashboard}/templates`],
  ["'constructor'", { template_id: "constructor" }, 400, `The template ID not found. ${dashboard}/templates`],
  ["a list", { template_params: ["a"] }, 400, "The template_params parameter must be an object"],
  [
    "more than 50 kB",
    { template_params: { ...contact, message: "x".repeat(52_000) } },
    413,
    "Variables size limit. The maximum allowed variables size is 50Kb",
  ],
])("refuses %s in EmailJS's words", async (_name, changes, status, text) => {
  const { send, mailMock } = await start();
  const response = await send(contact, changes);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(mailMock.messages()).toEqual([]);
});

test("accepts a message just under the limit and one without parameters", async () => {
  const { send, mailMock } = await start();
  expect((await send({ ...contact, message: "x".repeat(49_000) })).status).toBe(200);
  expect((await send(undefined, { template_params: undefined })).status).toBe(200);
  expect(mailMock.messages()[0]?.subject).toBe("Contact: —");
});

test("refuses a request that is not JSON, or not a POST", async () => {
  const { post, get, mailMock } = await start();
  expect((await post("{")).status).toBe(400);
  const plain = await post(JSON.stringify(complete), "text/plain");
  expect(await plain.text()).toBe("The user_id parameter is required");
  expect((await get(sendPath)).status).toBe(405);
  expect(mailMock.messages()).toEqual([]);
});

test("keeps messages over a restart, newest first, and skips a half-written one", async () => {
  const directory = folder();
  const first = await start(directory);
  for (const subject of ["one", "two"]) await first.send({ ...contact, subject });
  const second = await start(directory);
  expect(second.mailMock.messages()).toEqual(first.mailMock.messages());
  expect(second.mailMock.messages()[0]?.subject).toContain("two");
  appendFileSync(join(directory, "messages.jsonl"), '{"id":"1","rec');
  expect((await start(directory)).mailMock.messages()).toHaveLength(2);
});

test("deletes all messages over the API or by a button", async () => {
  const directory = folder();
  const { send, get, page, mailMock } = await start(directory);
  await send();
  expect(await (await get("/_mail/api/messages", { method: "DELETE" })).json()).toEqual([]);
  expect(mailMock.messages()).toEqual([]);
  await send();
  const response = await get("/_mail/clear", { method: "POST" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/_mail"]);
  expect(await page("/_mail")).toContain("No messages yet");
  expect((await start(directory)).mailMock.messages()).toEqual([]);
});

test("the list links to each message, which shows as text", async () => {
  const { send, get, page, mailMock } = await start();
  await send({ ...contact, subject: "<img src=x onerror=alert(1)>", message: "</pre><script>" });
  const [message] = mailMock.messages();
  const list = await page("/_mail");
  expect(list).toContain(`<a href="/_mail/${message?.id}" dir="auto">Contact: &lt;img src=x`);
  expect(list).not.toContain("<img");
  const shown = await get(`/_mail/${message?.id}`);
  expect(shown.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await shown.text()).toMatch(
    /^To: desk@facility\.example\nReply-To: pat@home\.example\n[^]*<script>/u,
  );
  expect((await get("/_mail/unknown")).status).toBe(404);
});

test("each form's template can be copied from a page that the list links to", async () => {
  const { page } = await start();
  expect(await page("/_mail")).toContain('<a href="/_mail/templates">');
  const html = await page("/_mail/templates");
  const { subject, html: code } = mailTemplate(formForTests("contact"));
  expect(html).toContain(`<dd>${subject}</dd>`);
  const escaped = code.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(html).toContain(`>${escaped.replaceAll('"', "&quot;")}</textarea>`);
});

test("no answer may be cached, framed or read by another origin", async () => {
  const { get } = await start();
  for (const path of ["/_mail", "/_mail/templates", "/_mail/api/messages"]) {
    const { headers } = await get(path);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test.each([
  [{ host: "evil.example" }],
  [{ host: "127.0.0.1.evil.example" }],
  [{ host: "[" }],
  [{ origin: "https://evil.example" }],
  [{ origin: "null" }],
  [{ "sec-fetch-site": "cross-site" }],
])("another site's page (%j) cannot read, send or delete", async (headers) => {
  const { origin, send, mailMock } = await start();
  await send();
  for (const [method, path] of [
    ["GET", "/_mail"],
    ["GET", "/_mail/api/messages"],
    ["DELETE", "/_mail/api/messages"],
    ["POST", "/_mail/clear"],
    ["POST", sendPath],
    ["OPTIONS", sendPath],
  ] as const)
    expect(await statusOf(origin + path, method, headers), `${method} ${path}`).toBe(403);
  expect(mailMock.messages()).toHaveLength(1);
});

test.each([
  "localhost:4321",
  "127.8.9.1",
  "[::1]:4321",
  "LOCALHOST",
  // As a phone on the same network reaches it, and no name can be made to look.
  "192.168.1.20:4321",
])("%s is this machine", async (host) => {
  const { origin } = await start();
  expect(await statusOf(`${origin}/_mail`, "GET", { host })).toBe(200);
});

/** The status of a request with headers that `fetch` does not allow. */
async function statusOf(url: string, method: string, headers: Record<string, string>): Promise<number> {
  const [response] = await once(request(url, { method, headers }).end(), "response");
  response.resume();
  return response.statusCode as number;
}

test("leaves other paths to the site", async () => {
  const { page } = await start();
  for (const path of ["/", "/_mailbox", `${sendPath}-form`, "//_mail"])
    expect(await page(path)).toBe("the site");
});
