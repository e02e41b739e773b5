import { request } from "node:http";
import { expect, test } from "vitest";
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
])("the mail is not shown to somebody who asks for %j", async (host) => {
  const { origin } = await openTrial();
  for (const path of ["/_mail", "/_mail/api/messages", "/_mail/api/faults"]) {
    expect(await ask(origin, path, { host })).toBe(403);
  }
});

test.each([
  [{ origin: "https://evil.example" }],
  [{ origin: "null" }],
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site" }],
])("a page elsewhere (%j) cannot change anything", async (headers) => {
  const { origin, send, mailroom } = await openTrial();
  await send();
  for (const path of ["/_mail/api/messages", "/_mail/api/faults", "/_mail/clear", "/_mail/faults"]) {
    for (const method of ["DELETE", "PUT", "POST"])
      expect(await ask(origin, path, headers, method)).toBe(403);
  }
  expect(mailroom.messages()).toHaveLength(1);
});

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
