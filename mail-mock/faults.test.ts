import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createFaults, describeFault } from "./faults.ts";
import { listen } from "./listen.ts";
import { emptyDirectory, openTrial } from "./trial.ts";

describe("the programme", () => {
  test("spoils as many requests as it says, in order, and then nothing", async () => {
    const { send, program, mailMock } = await openTrial();
    await program([
      { kind: "status", status: 500, times: 2 },
      { kind: "none" },
      { kind: "status", status: 503 },
    ]);

    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await send()).status);

    expect(statuses).toEqual([500, 500, 200, 503, 200]);
    expect(mailMock.messages()).toHaveLength(2);
    expect(mailMock.attempts().map(({ verdict }) => verdict)).toEqual([
      "refused",
      "refused",
      "accepted",
      "refused",
      "accepted",
    ]);
  });

  test("goes on for ever until it is cleared", async () => {
    const { send, get, program } = await openTrial();
    await program({ kind: "status", status: 400, times: "forever" });
    for (let n = 0; n < 4; n += 1) expect((await send()).status).toBe(400);
    await get("/_mail/api/faults", { method: "DELETE" });
    expect((await send()).status).toBe(200);
  });

  test("can be read and set from a test in the same process", () => {
    const faults = createFaults();
    faults.set([{ kind: "hang", times: 3 }]);
    faults.add({ kind: "html" });
    expect(faults.get()).toEqual([
      { kind: "hang", accept: false, times: 3 },
      { kind: "html", encoding: "utf-8", before: "", type: "text/html; charset=utf-8", times: 1 },
    ]);
    expect(faults.get().map(describeFault)).toEqual([
      "Never answers, 3 times",
      "200 with an HTML page, once",
    ]);
    faults.clear();
    expect(faults.take()).toBeUndefined();
  });

  test.each([
    [[{ kind: "explode" }], "0.kind"],
    [[{ kind: "status", status: 99 }], "0.status"],
    [[{ kind: "status", status: 500, times: 0 }], "0.times"],
    [[{ kind: "status", status: 500, retryAfter: "1\r\nX-Bad: 1" }], "0.retryAfter"],
    [[{ kind: "hang", sometimes: true }], "0.sometimes"],
  ])("refuses what is no fault and says where: %j", async (faults, place) => {
    const { program, mailMock } = await openTrial();
    const answer = await program(faults);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringContaining(place) });
    expect(mailMock.faults.get()).toEqual([]);
  });
});

describe("a status", () => {
  test.each([
    [400, "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account"],
    [403, "API calls in strict mode, but no private key was passed"],
    [404, "Account not found"],
    [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
    [413, "Variables size limit. The maximum allowed variables size is 50Kb"],
    [422, "The recipients address is empty"],
    [423, "The account is blocked."],
    [426, "The monthly requests quota has been reached. Please upgrade the plan"],
    [429, "Too Many Requests"],
    [500, "Internal Server Error"],
    [502, "Bad Gateway"],
    [503, "Service Unavailable"],
    [504, "Gateway Timeout"],
    [418, "Status 418"],
  ])("%i comes with the service's words and no e-mail", async (status, text) => {
    const { send, program, mailMock } = await openTrial();
    await program({ kind: "status", status });
    const answer = await send();
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get("retry-after")).toBeNull();
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(mailMock.messages()).toEqual([]);
  });

  test("may carry Retry-After and words of its own", async () => {
    const { send, program } = await openTrial();
    await program({ kind: "status", status: 429, retryAfter: 7, body: "Slow down" });
    const answer = await send();
    expect(answer.headers.get("retry-after")).toBe("7");
    expect(await answer.text()).toBe("Slow down");
  });
});

test.each([
  [false, 0],
  [true, 1],
])("a hang (accept: %s) never answers and leaves %i e-mails", async (accept, emails) => {
  const { origin, program, mailMock } = await openTrial();
  await program({ kind: "hang", accept });
  const giveUp = AbortSignal.timeout(300);
  await expect(sendTo(origin, { signal: giveUp })).rejects.toThrow(/timeout|abort/i);
  expect(mailMock.messages()).toHaveLength(emails);
  expect(mailMock.attempts()).toMatchObject([{ verdict: "no-answer", status: null, fault: "hang" }]);
});

test.each([
  [false, 0],
  [true, 1],
])("a reset (accept: %s) cuts the connection and leaves %i e-mails", async (accept, emails) => {
  const { send, program, mailMock } = await openTrial();
  await program({ kind: "reset", accept });
  await expect(send()).rejects.toThrow("fetch failed");
  expect(mailMock.messages()).toHaveLength(emails);
  expect(mailMock.attempts()).toMatchObject([{ verdict: "reset", status: null, fault: "reset" }]);
  expect((await send()).status).toBe(200);
});

test("a misrouted request is answered 200 with an HTML page, and there is no e-mail", async () => {
  const { send, program, mailMock } = await openTrial();
  await program({ kind: "html" });
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await answer.text()).toMatch(/^<!doctype html>/);
  expect(mailMock.messages()).toEqual([]);
});

test("a page may be in another encoding, behind something, or pretend to be text", async () => {
  const { send, program } = await openTrial();
  await program({ kind: "html", encoding: "utf-16be", before: "\uFEFF", type: "text/plain" });
  const answer = await send();
  expect(answer.headers.get("content-type")).toBe("text/plain");
  const text = new TextDecoder("utf-16be").decode(await answer.arrayBuffer());
  expect(text).toMatch(/^<!doctype html>/);
});

test("a redirect leads elsewhere, and there is no e-mail", async () => {
  const { origin, program, mailMock } = await openTrial();
  await program([{ kind: "redirect" }, { kind: "redirect", status: 308, location: "/_mail/?page=1" }]);
  const answers = [
    await sendTo(origin, { redirect: "manual" }),
    await sendTo(origin, { redirect: "manual" }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
    [302, "/"],
    [308, "/_mail/?page=1"],
  ]);
  expect(mailMock.messages()).toEqual([]);
  expect(mailMock.attempts()).toMatchObject([
    { verdict: "misrouted", status: 302, text: "to /" },
    { verdict: "misrouted", status: 308, text: "to /_mail/?page=1" },
  ]);
});

test("without CORS the preflight is not allowed, which uses the fault up", async () => {
  const { get, program, mailMock } = await openTrial();
  await program({ kind: "no-cors" });
  const refused = await get("/api/v1.0/email/send", { method: "OPTIONS" });
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
  expect(mailMock.attempts()).toMatchObject([{ verdict: "preflight-refused", fault: "no-cors" }]);
  const allowed = await get("/api/v1.0/email/send", { method: "OPTIONS" });
  expect(allowed.headers.get("access-control-allow-origin")).toBe("*");
});

test("without CORS a request of the same origin works", async () => {
  const { send, program } = await openTrial();
  await program({ kind: "no-cors" });
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("a second origin can be served without CORS headers at all", async () => {
  const { mailMock } = await openTrial();
  const second = await listen(mailMock, { cors: false });
  onTestFinished(second.close);
  const preflight = await fetch(`${second.origin}/api/v1.0/email/send`, { method: "OPTIONS" });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  const answer = await sendTo(second.origin);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("the rate limit lets one request a second through", async () => {
  let now = 1_000_000;
  const { send, program, mailMock } = await openTrial({ clock: () => now });
  await program({ kind: "rate-limit", times: "forever" });
  const statuses = [];
  for (const wait of [0, 10, 989, 1, 999, 1]) {
    now += wait;
    statuses.push((await send()).status);
  }
  expect(statuses).toEqual([200, 429, 429, 200, 429, 200]);
  expect(mailMock.messages()).toHaveLength(3);
});

test("a delay answers late, and well", async () => {
  const { send, program } = await openTrial();
  await program({ kind: "delay", ms: 120 });
  const start = performance.now();
  expect((await send()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(110);
});

test("the log of attempts can be read and emptied over HTTP", async () => {
  const { send, get } = await openTrial();
  await send();
  const log = await (await get("/_mail/api/attempts")).json();
  expect(log).toEqual([
    {
      id: 1,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      method: "POST",
      verdict: "accepted",
      status: 200,
      text: "OK",
      fault: null,
      message: expect.any(String),
    },
  ]);
  await get("/_mail/api/attempts", { method: "DELETE" });
  expect(await (await get("/_mail/api/attempts")).json()).toEqual([]);
});

test("closing the mail mock lets hanging requests go", async () => {
  const { send, program, mailMock } = await openTrial();
  await program({ kind: "hang" });
  const hanging = send();
  await vi.waitUntil(() => mailMock.attempts().length > 0);
  await mailMock.close();
  await expect(hanging).rejects.toThrow("fetch failed");
});

test("closing the mail mock ends a delay, and nothing is taken after it", async () => {
  const directory = emptyDirectory();
  const { send, program, mailMock } = await openTrial({ directory });
  await program({ kind: "delay", ms: 50_000 });
  const late = expect(send()).rejects.toThrow("fetch failed");
  await vi.waitUntil(() => mailMock.faults.peek() === undefined);
  await mailMock.close();
  await late;
  expect(readdirSync(directory)).toEqual([]);
});

test("the mail mock is closed when the e-mail in its hand is written", async () => {
  const directory = emptyDirectory();
  let looks = 0;
  let closed: Promise<void> | undefined;
  const clock = () => {
    // The first look is for the log of attempts, the second for the e-mail's date.
    if (++looks === 2) closed = mailMock.close();
    return Date.now();
  };
  const { send, mailMock } = await openTrial({ directory, clock });
  await expect(send()).rejects.toThrow("fetch failed");
  await closed;
  expect(readdirSync(directory).map(extname).sort()).toEqual([".eml", ".json"]);
});

function sendTo(origin: string, init: RequestInit = {}) {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: JSON.stringify({ user_id: "trial_key", service_id: "trial_service", template_id: "tpl_contact" }),
    ...init,
  });
}
