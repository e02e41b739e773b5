import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contact, startTestServer, temporaryDirectory } from "./server-for-tests.ts";

test("messages survive a restart, newest first", async () => {
  const directory = temporaryDirectory();
  let now = Date.UTC(2027, 5, 1);
  const clock = () => (now += 1000);
  const first = await startTestServer({ directory, clock });
  for (const subject of ["one", "two", "three"]) await first.send({ ...contact, subject });

  const second = await startTestServer({ directory, clock });

  expect(second.mailMock.messages()).toEqual(first.mailMock.messages());
  await second.send({ ...contact, subject: "four" });
  const subjects = second.mailMock.messages().map((message) => message.template_params["subject"]);
  expect(subjects).toEqual(["four", "three", "two", "one"]);
});

test("a message is one file; clearing the inbox deletes these files and no others", async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "notes.txt"), "mine");
  const { send, get, mailMock } = await startTestServer({ directory });
  await send();
  await send();
  const files = mailMock.messages().map(({ id }) => `${id}.json`);
  expect(readdirSync(directory).sort()).toEqual([...files, "notes.txt"].sort());
  const response = await get("/_mail/api/messages", { method: "DELETE" });
  expect([response.status, await response.json()]).toEqual([200, []]);
  expect(mailMock.messages()).toEqual([]);
  expect(readdirSync(directory)).toEqual(["notes.txt"]);
});

test("files in the directory that are not messages are skipped", async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "broken.json"), "{");
  writeFileSync(join(directory, "other.json"), '{"id":"../../etc/passwd"}');
  const { send, mailMock } = await startTestServer({ directory });
  await send();
  writeFileSync(join(directory, "copy.json"), JSON.stringify(mailMock.messages()[0]));
  const restarted = await startTestServer({ directory });
  expect(restarted.mailMock.messages()).toHaveLength(1);
});

test("the API lists messages, newest first, with these keys and no others", async () => {
  const { send, get } = await startTestServer();
  await send({ ...contact, subject: "older" });
  await send({ ...contact, subject: "newer" });
  const list = (await (await get("/_mail/api/messages")).json()) as Record<string, unknown>[];
  expect(list.map(({ subject }) => subject).join(", ")).toMatch(/newer.*older/);
  expect(Object.keys(list[0] ?? {}).join(", ")).toBe(
    "id, received, template_id, template_params, subject, to, replyTo, text",
  );
});

test("the API shows one message with its HTML and source", async () => {
  const { send, get, mailMock } = await startTestServer();
  await send();
  const [message] = mailMock.messages();
  const response = await get(`/_mail/api/messages/${message?.id}`);
  expect(await response.json()).toEqual(message);
  expect(message).toMatchObject({
    form: "contact",
    fromName: "Pat Lee",
    html: expect.stringContaining("<pre"),
  });
  for (const path of ["messages/unknown", "other", "constructor", "messages/"])
    expect((await get(`/_mail/api/${path}`)).status).toBe(404);
  expect((await get("/_mail/api/messages", { method: "PATCH" })).status).toBe(404);
});
