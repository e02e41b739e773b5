import { connect } from "node:net";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { account, contact, emptyDirectory, openTrial } from "./trial.ts";

const complete = {
  lib_version: "4.4.1",
  user_id: account.publicKey,
  service_id: account.serviceId,
  template_id: "tpl_contact",
  template_params: contact,
};

const oddKeys = fc.constantFrom(
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "length",
  "",
  "a.b",
  "{{x}}",
);

const body: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Uint8Array(bytes)),
  fc.json({ maxDepth: 6 }),
  fc.nat(JSON.stringify(complete).length).map((end) => JSON.stringify(complete).slice(0, end)),
  fc.nat({ max: 20_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc.nat({ max: 20_000 }).map((depth) => '{"template_params":'.repeat(depth)),
  fc
    .record({
      user_id: fc.oneof(fc.constant(account.publicKey), fc.jsonValue()),
      service_id: fc.oneof(fc.constant(account.serviceId), fc.jsonValue()),
      template_id: fc.oneof(fc.constant("tpl_contact"), oddKeys, fc.jsonValue()),
      template_params: fc.oneof(
        fc.dictionary(fc.oneof(oddKeys, fc.string()), fc.jsonValue()),
        fc.jsonValue(),
      ),
    })
    .map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.oneof(oddKeys, fc.constantFrom("from_name", "email", "subject", "message")),
      fc.jsonValue(),
    )
    .map((params) => JSON.stringify({ ...complete, template_params: params })),
  fc.constantFrom(
    '{"__proto__":{"user_id":"trial_key"}}',
    JSON.stringify({ ...complete, template_params: { message: "\uD800 alone" } }),
    "\uFEFF" + JSON.stringify(complete),
    "x".repeat(2_000_000),
  ),
);

const contentType = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "application/jsonp",
  "multipart/form-data",
  "text/plain",
  ";;;",
);

test("whatever is posted gets an answer the service might give, and the mail mock goes on", async () => {
  const directory = emptyDirectory();
  const { post, send, mailMock } = await openTrial({ directory });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(body, contentType, async (content, type) => {
      const answer = await post(content, { "Content-type": type });
      const text = await answer.text();
      expect([200, 400, 404, 413]).toContain(answer.status);
      expect(text).not.toMatch(/ at |node:|\/mail-mock\//);
      if (answer.status === 200) accepted += 1;
    }),
    { numRuns: 400 },
  );
  expect(mailMock.messages()).toHaveLength(accepted);
  expect((await send()).status).toBe(200);
  expect(readdirSync(directory).every((name) => /^[0-9a-f-]+\.(?:eml|json)$/.test(name))).toBe(true);
  expect(({} as Record<string, unknown>)["user_id"]).toBeUndefined();
});

test("no id leads out of the mailbox", async () => {
  const around = emptyDirectory();
  const directory = join(around, "mailbox");
  const { send, get } = await openTrial({ directory });
  await send();
  const id = fc.oneof(
    fc.constantFrom(
      "..%2f..%2fetc%2fpasswd",
      "..",
      ".",
      "%00",
      "%",
      "%ff",
      "__proto__",
      "constructor",
      "*",
      "a/b",
      "C:",
    ),
    fc
      .string()
      .map(encodeURIComponent.bind(undefined))
      .filter((text) => text !== ""),
  );
  await fc.assert(
    fc.asyncProperty(id, fc.constantFrom("", ".eml", "/html", "?view=raw"), async (one, end) => {
      for (const path of [`/_mail/messages/${one}${end}`, `/_mail/api/messages/${one}${end}`]) {
        const answer = await get(path);
        expect([404, 200, 303]).toContain(answer.status);
        expect(await answer.text()).not.toContain("root:");
      }
    }),
    { numRuns: 200 },
  );
  expect(readdirSync(around)).toEqual(["mailbox"]);
  expect(readdirSync(directory)).toHaveLength(2);
});

test("whatever is put as faults is taken or refused with a reason", async () => {
  const { get, mailMock } = await openTrial();
  const fault = fc.record({
    kind: fc.constantFrom("status", "hang", "html", "x"),
    status: fc.jsonValue(),
    times: fc.jsonValue(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        body,
        fc.array(fault).map((list) => JSON.stringify(list)),
      ),
      async (content) => {
        const answer = await get("/_mail/api/faults", { method: "PUT", body: content });
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 400) expect(await answer.json()).toEqual({ error: expect.any(String) });
      },
    ),
    { numRuns: 200 },
  );
  mailMock.faults.clear();
});

test("bytes that are not HTTP, and requests that stop half way, do no harm", async () => {
  const { origin, send } = await openTrial();
  const port = Number(new URL(origin).port);
  const starts = fc.constantFrom(
    "",
    "POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{",
  );
  await fc.assert(
    fc.asyncProperty(starts, fc.uint8Array({ maxLength: 200 }), async (start, bytes) => {
      await new Promise<void>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(start);
          socket.end(bytes);
        });
        socket.on("error", () => resolve()).on("close", () => resolve());
        socket.resume();
      });
    }),
    { numRuns: 60 },
  );
  expect((await send()).status).toBe(200);
});
