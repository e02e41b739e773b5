import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contact, emptyDirectory, openTrial } from "./trial.ts";

test("an e-mail lies on disk as an .eml file with its metadata beside it", async () => {
  const directory = emptyDirectory();
  const { send, mailMock } = await openTrial({ directory });
  await send();

  const id = mailMock.messages()[0]?.id;
  expect(readdirSync(directory).sort()).toEqual([`${id}.eml`, `${id}.json`]);
  const raw = readFileSync(join(directory, `${id}.eml`), "utf8");
  expect(raw).toContain("To: Front Desk <desk@facility.example>\r\n");
  expect(raw).toContain("From: Pat Lee <desk@facility.example>\r\n");
  expect(raw).toContain("Reply-To: pat@home.example\r\n");
  expect(raw).toContain("Content-Type: text/html; charset=utf-8");
});

test("e-mails survive a restart, newest first", async () => {
  const directory = emptyDirectory();
  let now = Date.UTC(2027, 5, 1);
  const clock = () => (now += 1000);
  const first = await openTrial({ directory, clock });
  for (const subject of ["one", "two", "three"]) await first.send({ ...contact, subject });
  const before = first.mailMock.messages();

  const second = await openTrial({ directory, clock });

  expect(second.mailMock.messages()).toEqual(before);
  await second.send({ ...contact, subject: "four" });
  expect(second.mailMock.messages().map((one) => one.template_params["subject"])).toEqual([
    "four",
    "three",
    "two",
    "one",
  ]);
});

test("emptying removes the e-mails from disk and nothing else", async () => {
  const directory = emptyDirectory();
  writeFileSync(join(directory, "notes.txt"), "mine");
  const { send, get, mailMock } = await openTrial({ directory });
  await send();
  await send();
  const answer = await get("/_mail/api/messages", { method: "DELETE" });
  expect(answer.status).toBe(200);
  expect(mailMock.messages()).toEqual([]);
  expect(readdirSync(directory)).toEqual(["notes.txt"]);
});

test("files in the directory that are no e-mails are passed over", async () => {
  const directory = emptyDirectory();
  writeFileSync(join(directory, "broken.json"), "{");
  writeFileSync(join(directory, "other.json"), '{"id":"../../etc/passwd"}');
  writeFileSync(join(directory, "lonely.eml"), "Subject: x\r\n\r\n");
  const { mailMock } = await openTrial({ directory });
  expect(mailMock.messages()).toEqual([]);
});

test("the JSON API lists e-mails with these keys and no others", async () => {
  const { send, get } = await openTrial();
  await send({ ...contact, subject: "older" });
  await send({ ...contact, subject: "newer" });
  const list = (await (await get("/_mail/api/messages")).json()) as Record<string, unknown>[];
  expect(list.map(({ subject }) => subject)).toEqual([
    "Contact: newer — Pat Lee",
    "Contact: older — Pat Lee",
  ]);
  expect(Object.keys(list[0] ?? {})).toEqual([
    "id",
    "received",
    "template_id",
    "template_params",
    "subject",
    "to",
    "replyTo",
    "text",
  ]);
});

test("one e-mail can be asked for with its HTML", async () => {
  const { send, get, mailMock } = await openTrial();
  await send();
  const answer = await get(`/_mail/api/messages/${mailMock.messages()[0]?.id}`);
  expect(await answer.json()).toMatchObject({
    form: "contact",
    from: { name: "Pat Lee", email: "desk@facility.example" },
    html: expect.stringContaining("<pre"),
  });
  expect((await get("/_mail/api/messages/nothing")).status).toBe(404);
});
