import { readdirSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "./listen.ts";
import type { FaultInput, MailMockOptions } from "./mail-mock.ts";
import { sendPath } from "./send-endpoint.ts";
import { completeRequest, startTestServer, temporaryDirectory } from "./server-for-tests.ts";

async function startWithFaults(faults: readonly FaultInput[], options: Partial<MailMockOptions> = {}) {
  const server = await startTestServer(options);
  server.mailMock.faults.set(faults);
  return server;
}

const corsOf = ({ headers }: Response) => headers.get("access-control-allow-origin");

describe("the queue", () => {
  test("applies to as many requests as it says, in order, and then to none", async () => {
    const { send, setFaults, mailMock } = await startTestServer();
    await setFaults([
      { kind: "status", status: 500, times: 2 },
      { kind: "delay", ms: 1 },
      { kind: "status", status: 503 },
    ]);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([500, 500, 200, 503, 200]);
    expect(mailMock.messages()).toHaveLength(2);
    const outcomes = mailMock.attempts().map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["rejected", "rejected", "accepted", "rejected", "accepted"]);
  });

  test("repeats a fault forever, until it is cleared", async () => {
    const { send, get, setFaults } = await startTestServer();
    await setFaults({ kind: "status", status: 400, times: "forever" });
    for (let n = 0; n < 4; n += 1) expect((await send()).status).toBe(400);
    expect(await (await get("/_mail/api/faults")).json()).toMatchObject([{ status: 400, times: "forever" }]);
    await get("/_mail/api/faults", { method: "DELETE" });
    expect((await send()).status).toBe(200);
  });

  test.each([
    [[{ kind: "explode" }], "0.kind"],
    [[{ kind: "status", status: 99 }], "0.status"],
    [[{ kind: "status", status: 500, times: 0 }], "0.times"],
    [[{ kind: "status", status: 500, retryAfter: "1\r\nX-Bad: 1" }], "0.retryAfter"],
    [[{ kind: "hang", sometimes: true }], "0.sometimes"],
  ])("rejects an invalid fault and names the field: %j", async (faults, field) => {
    const { setFaults, mailMock } = await startTestServer();
    const response = await setFaults(faults);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(field) });
    expect(mailMock.faults.get()).toEqual([]);
  });
});

test.each([
  [426, "The monthly requests quota has been reached. Please upgrade the plan"],
  [503, "Service Unavailable"],
  [299, "Status 299"],
])("status %i has EmailJS's text and leaves no message", async (status, text) => {
  const { send, mailMock } = await startWithFaults([{ kind: "status", status }]);
  const response = await send();
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get("retry-after")).toBeNull();
  expect(corsOf(response)).toBe("*");
  expect(mailMock.messages()).toEqual([]);
});

test("a status may have Retry-After and a text of its own", async () => {
  const { send } = await startWithFaults([{ kind: "status", status: 429, retryAfter: 7, body: "Slow down" }]);
  const response = await send();
  expect(response.headers.get("retry-after")).toBe("7");
  expect(await response.text()).toBe("Slow down");
});

test.each([
  ["hang", false, 0, "no-response", /aborted/],
  ["hang", true, 1, "no-response", /aborted/],
  ["reset", false, 0, "reset", /fetch failed/],
  ["reset", true, 1, "reset", /fetch failed/],
] as const)("a %s (accept: %s) leaves %i messages", async (kind, accept, count, outcome, error) => {
  const { get, send, mailMock } = await startWithFaults([{ kind, accept }]);
  const impatience = new AbortController();
  const answer = expect(get(sendPath, { ...completeRequest, signal: impatience.signal })).rejects.toThrow(
    error,
  );
  await expect.poll(() => mailMock.attempts()).toMatchObject([{ outcome, status: null, fault: kind }]);
  if (kind === "hang") impatience.abort();
  await answer;
  expect(mailMock.messages()).toHaveLength(count);
  expect((await send()).status).toBe(200);
});

test.each([
  [{}, "utf-8", "text/html; charset=utf-8"],
  [{ encoding: "utf-16be", before: "\uFEFF", type: "text/plain" }, "utf-16be", "text/plain"],
] as const)("a misrouted request gets a 200 with an HTML page: %j", async (fault, encoding, type) => {
  const { send, mailMock } = await startWithFaults([{ kind: "html", ...fault }]);
  const response = await send();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  expect(new TextDecoder(encoding).decode(await response.arrayBuffer())).toMatch(/^<!doctype html>/);
  expect(mailMock.messages()).toEqual([]);
});

test.each([
  [{}, 302, "/"],
  [{ status: 308, location: "/_mail/?page=1" }, 308, "/_mail/?page=1"],
] as const)("a redirect leads elsewhere and leaves no message: %j", async (fault, status, location) => {
  const { get, mailMock } = await startWithFaults([{ kind: "redirect", ...fault }]);
  const response = await get(sendPath, { ...completeRequest, redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  expect(mailMock.messages()).toEqual([]);
  expect(mailMock.attempts()).toMatchObject([{ outcome: "misrouted", status, text: `to ${location}` }]);
});

test("a second origin can be served without CORS headers at all", async () => {
  const { mailMock } = await startTestServer();
  const second = await listen(mailMock, { cors: false });
  onTestFinished(second.close);
  for (const method of ["OPTIONS", "POST"])
    expect(corsOf(await fetch(second.origin + sendPath, { method }))).toBeNull();
  expect(mailMock.attempts()[0]).toMatchObject({ outcome: "preflight-rejected", method: "OPTIONS" });
});

test("a delayed request is accepted", async () => {
  const { send } = await startWithFaults([{ kind: "delay", ms: 120 }]);
  const start = performance.now();
  expect((await send()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(110);
});

test.each([{ kind: "hang" }, { kind: "delay", ms: 50_000 }] as const)(
  "closing the mail mock ends a request with %j, and nothing is accepted",
  async (fault) => {
    const { send, mailMock } = await startWithFaults([fault]);
    const rejected = expect(send()).rejects.toThrow("fetch failed");
    await vi.waitUntil(() => mailMock.faults.get().length === 0);
    await mailMock.close();
    await rejected;
    expect(mailMock.messages()).toEqual([]);
  },
);

test("closing the mail mock waits until an accepted message is stored", async () => {
  const directory = temporaryDirectory();
  let reads = 0;
  let closed: Promise<void> | undefined;
  const clock = () => {
    // The clock is read for the attempt, then for the message's date.
    if (++reads === 2) closed = mailMock.close();
    return Date.now();
  };
  const { send, mailMock } = await startTestServer({ directory, clock });
  await expect(send()).rejects.toThrow("fetch failed");
  await closed;
  expect(readdirSync(directory)).toEqual([expect.stringMatching(/\.json$/)]);
});
