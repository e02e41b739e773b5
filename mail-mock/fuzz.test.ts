import { readdirSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { account, completeBody, startTestServer, temporaryDirectory } from "./server-for-tests.ts";

const complete = JSON.stringify(completeBody);
const key = fc.constantFrom("__proto__", "constructor", "toString", "", "a.b", "{{x}}", "email", "message");
const params = fc.dictionary(fc.oneof(key, fc.string()), fc.jsonValue());
const request = fc.record({
  user_id: fc.oneof(fc.constant(account.publicKey), fc.jsonValue()),
  service_id: fc.oneof(fc.constant(account.serviceId), fc.jsonValue()),
  template_id: fc.oneof(fc.constant("tpl_contact"), key, fc.jsonValue()),
  template_params: fc.oneof(params, fc.jsonValue()),
});
const body: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Uint8Array(bytes)),
  fc.json({ maxDepth: 6 }),
  fc.nat(complete.length).map((end) => complete.slice(0, end)),
  fc.nat({ max: 20_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  request.map((value) => JSON.stringify(value)),
  params.map((template_params) => JSON.stringify({ ...completeBody, template_params })),
  fc.constantFrom(
    '{"__proto__":{"user_id":"test_key"}}',
    complete.replace("Pat", "\\ud800"),
    `\uFEFF${complete}`,
  ),
);
const contentType = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "application/jsonp",
  ";;;",
);

test("any body gets a response that EmailJS could give, and the next request works", async () => {
  const directory = temporaryDirectory();
  const { post, send, mailMock } = await startTestServer({ directory });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(body, contentType, async (content, type) => {
      const response = await post(content, type);
      expect([200, 400, 404, 413]).toContain(response.status);
      expect(await response.text()).not.toMatch(/ at |node:|\/mail-mock\//);
      if (response.status === 200) accepted += 1;
    }),
    { numRuns: 400 },
  );
  expect(mailMock.messages()).toHaveLength(accepted);
  expect((await send()).status).toBe(200);
  expect(readdirSync(directory).every((name) => /^[0-9a-f-]+\.json$/.test(name))).toBe(true);
  expect(({} as Record<string, unknown>)["user_id"]).toBeUndefined();
});

test("any list of faults is accepted or rejected with a reason", async () => {
  const { get } = await startTestServer();
  const kind = fc.constantFrom("status", "hang", "html", "x");
  const faults = fc.array(fc.record({ kind, status: fc.jsonValue(), times: fc.jsonValue() }));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        body,
        faults.map((list) => JSON.stringify(list)),
      ),
      async (content) => {
        const response = await get("/_mail/api/faults", { method: "PUT", body: content });
        expect([200, 400]).toContain(response.status);
        if (response.status === 400) expect(await response.json()).toEqual({ error: expect.any(String) });
      },
    ),
    { numRuns: 200 },
  );
});
