import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { closeServer } from "./listen.ts";
import type { MailMock } from "./mail-mock.ts";
import { sendPath } from "./send-endpoint.ts";
import { startTestServer } from "./server-for-tests.ts";

/** The status of a request with headers that `fetch` does not allow. */
async function statusOf(origin: string, path: string, headers: Record<string, string>, method = "GET") {
  const [response] = await once(request(origin + path, { method, headers }).end(), "response");
  response.resume();
  return response.statusCode as number;
}

const local = "localhost localhost:4321 127.0.0.1:80 127.8.9.1 [::1]:4321 site.localhost LOCALHOST".split(
  " ",
);

test.each(local)("the mail is shown to requests for %s", async (host) => {
  const { origin } = await startTestServer();
  expect(await statusOf(origin, "/_mail/api/messages", { host })).toBe(200);
});

const notLocal = [
  "evil.example",
  "127.0.0.1.evil.example",
  "localhost.evil.example",
  "10.0.0.1",
  "0.0.0.0",
  "a b",
  "[",
];

test.each(notLocal)("mail is neither shown to nor accepted from requests for %j", async (host) => {
  const { origin } = await startTestServer();
  for (const path of ["/_mail", "/_mail/api/messages", "/_mail/api/faults"])
    expect(await statusOf(origin, path, { host })).toBe(403);
  for (const method of ["POST", "OPTIONS"])
    expect(await statusOf(origin, sendPath, { host }, method)).toBe(403);
});

test.each([
  [{ origin: "https://evil.example" }],
  [{ origin: "null" }],
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site" }],
])("another site's page (%j) cannot change anything", async (headers) => {
  const { origin, send, mailMock } = await startTestServer();
  await send();
  for (const path of ["/_mail/api/messages", "/_mail/api/faults", "/_mail/clear"])
    for (const method of ["DELETE", "PUT", "POST"])
      expect(await statusOf(origin, path, headers, method)).toBe(403);
  expect(await statusOf(origin, "/_mail?fault=500", headers)).toBe(403);
  expect(mailMock.messages()).toHaveLength(1);
  expect(mailMock.faults.get()).toEqual([]);
});

test.each(["https://evil.example", "http://127.0.0.1.evil.example", "null", "file://", ""])(
  "a page of %j cannot send, neither on the site's own origin nor on another port",
  async (from) => {
    const { origin: otherPort, mailMock } = await startTestServer();
    const site = await listenAsSite(mailMock);
    mailMock.faults.set([{ kind: "status", status: 500 }]);
    for (const origin of [site, otherPort])
      for (const method of ["POST", "OPTIONS"])
        expect(await statusOf(origin, sendPath, { origin: from }, method)).toBe(403);
    expect(mailMock.attempts()).toEqual([]);
    expect(mailMock.faults.get(), "the fault is still there").toHaveLength(1);
  },
);

test("on the site's own origin only its own pages may send; on another port those of any port", async () => {
  const { origin: otherPort, mailMock } = await startTestServer();
  const site = await listenAsSite(mailMock);
  const preflight = async (origin: string, headers: Record<string, string> = {}) =>
    await statusOf(origin, sendPath, headers, "OPTIONS");
  const otherPage = { origin: "http://localhost:1" };
  expect(await preflight(site)).toBe(200);
  expect(await preflight(site, { origin: site })).toBe(200);
  expect(await preflight(site, otherPage)).toBe(403);
  expect(await preflight(site, { origin: site.replace("127.0.0.1", "localhost") })).toBe(403);
  expect(await preflight(otherPort)).toBe(200);
  expect(await preflight(otherPort, otherPage)).toBe(200);
});

/** Serves the mail mock the way the site's server does. */
async function listenAsSite(mailMock: MailMock): Promise<string> {
  const server = createServer((incoming, response) =>
    mailMock.handle(incoming, response, () => response.end()),
  );
  onTestFinished(() => closeServer(server));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("nothing under /_mail may be read by another origin", async () => {
  const { get } = await startTestServer();
  for (const path of ["/_mail", "/_mail/api/messages", "/_mail/api/attempts"]) {
    const response = await get(path);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("other paths are left to the site", async () => {
  const { page } = await startTestServer();
  for (const path of ["/", "/_mailbox", "/api/v1.0/email/send-form", "/contactus", "//_mail"])
    expect(await page(path)).toBe("Not Found");
});
