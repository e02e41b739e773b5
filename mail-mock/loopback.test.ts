import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { closeServer } from "./listen.ts";
import type { MailMock } from "./mail-mock.ts";
import { sendPath } from "./send.ts";
import { openTrial } from "./trial.ts";

/** A request with a Host header of one's own, which `fetch` does not allow. */
function ask(origin: string, path: string, headers: Record<string, string>, method = "GET"): Promise<number> {
  return new Promise((resolve, reject) => {
    request(origin + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  "localhost",
  "localhost:4321",
  "127.0.0.1:80",
  "127.8.9.1",
  "[::1]:4321",
  "site.localhost",
  "LOCALHOST",
])("the mail is shown to somebody who asks for %s", async (host) => {
  const { origin } = await openTrial();
  expect(await ask(origin, "/_mail/api/messages", { host })).toBe(200);
});

test.each([
  "evil.example",
  "127.0.0.1.evil.example",
  "localhost.evil.example",
  "10.0.0.1",
  "0.0.0.0",
  "a b",
  "[",
])("the mail is neither shown to nor taken from somebody who asks for %j", async (host) => {
  const { origin } = await openTrial();
  for (const path of ["/_mail", "/_mail/api/messages", "/_mail/api/faults"]) {
    expect(await ask(origin, path, { host })).toBe(403);
  }
  for (const method of ["POST", "OPTIONS"]) expect(await ask(origin, sendPath, { host }, method)).toBe(403);
});

test.each([
  [{ origin: "https://evil.example" }],
  [{ origin: "null" }],
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site" }],
])("a page elsewhere (%j) cannot change anything", async (headers) => {
  const { origin, send, mailMock } = await openTrial();
  await send();
  for (const path of ["/_mail/api/messages", "/_mail/api/faults", "/_mail/clear", "/_mail/faults"]) {
    for (const method of ["DELETE", "PUT", "POST"])
      expect(await ask(origin, path, headers, method)).toBe(403);
  }
  expect(mailMock.messages()).toHaveLength(1);
});

const foreign = ["https://evil.example", "http://127.0.0.1.evil.example", "null", "file://", ""];

test.each(foreign)(
  "a page of %j cannot send, on the site's own origin or as a service elsewhere",
  async (from) => {
    const { origin: elsewhere, mailMock } = await openTrial();
    const own = await listenAsSite(mailMock);
    mailMock.faults.set([{ kind: "status", status: 500 }]);
    for (const origin of [own, elsewhere])
      for (const method of ["POST", "OPTIONS"])
        expect(await ask(origin, sendPath, { origin: from }, method)).toBe(403);
    expect(mailMock.attempts()).toEqual([]);
    expect(mailMock.faults.get(), "nor uses up a fault").toHaveLength(1);
  },
);

test("on the site's own origin only its own pages and programs may send; elsewhere those of other ports too", async () => {
  const { origin: elsewhere, mailMock } = await openTrial();
  const own = await listenAsSite(mailMock);
  const other = "http://localhost:1";
  const answers = async (origin: string, from?: string) =>
    ask(origin, sendPath, from === undefined ? {} : { origin: from }, "OPTIONS");
  expect([await answers(own), await answers(own, own), await answers(own, other)]).toEqual([200, 200, 403]);
  expect(await answers(own, own.replace("127.0.0.1", "localhost"))).toBe(403);
  expect([await answers(elsewhere), await answers(elsewhere, other)]).toEqual([200, 200]);
});

/** A server that hands the mail mock its requests as that of the site does. */
async function listenAsSite(mailMock: MailMock): Promise<string> {
  const server = createServer((incoming, response) => void mailMock.handle(incoming, response));
  onTestFinished(() => closeServer(server));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("nothing under /_mail may be read by another origin", async () => {
  const { get } = await openTrial();
  for (const path of ["/_mail", "/_mail/api/messages", "/_mail/api/attempts"]) {
    const answer = await get(path);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("other addresses are somebody else's", async () => {
  const { get } = await openTrial();
  for (const path of ["/", "/_mailbox", "/api/v1.0/email/send-form", "/contactus", "//_mail"]) {
    expect(await (await get(path)).text()).toBe("Not Found");
  }
});
