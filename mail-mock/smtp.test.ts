import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createSmtpRelay } from "./email.ts";
import { startTestServer } from "./server-for-tests.ts";

test("SMTP_URL sends every e-mail to that server as well", async () => {
  const received: { from: string; to: string[]; source: string }[] = [];
  const smtpUrl = await serveSmtp({
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const from = mailFrom ? mailFrom.address : "";
      received.push({ from, to: rcptTo.map(({ address }) => address), source: await text(stream) });
      done();
    },
  });
  const { send, mailMock, page } = await startTestServer({ smtpUrl });

  expect((await send()).status).toBe(200);

  expect(received).toMatchObject([{ from: "desk@facility.example", to: ["desk@facility.example"] }]);
  expect(received[0]?.source).toContain("Reply-To: pat@home.example");
  const host = smtpUrl.slice("smtp://".length);
  expect(mailMock.messages()).toMatchObject([{ relayedTo: host }]);
  expect(await page("/_mail")).toContain(`also sent to ${host}`);
});

test("what the SMTP server refuses is rejected with 412 and not stored", async () => {
  const refuse: SMTPServerOptions["onRcptTo"] = (_address, _session, done) => done(new Error("No such desk"));
  const { send, mailMock } = await startTestServer({ smtpUrl: await serveSmtp({ onRcptTo: refuse }) });
  const response = await send();
  expect(response.status).toBe(412);
  expect(await response.text()).toMatch(/^SMTP: .*No such desk/);
  expect(mailMock.messages()).toEqual([]);
});

test("an SMTP server that cannot be reached is a 412 too", async () => {
  const { send } = await startTestServer({ smtpUrl: "smtp://127.0.0.1:1" });
  expect((await send()).status).toBe(412);
});

test("SMTP_URL must be an SMTP address, and its password is never shown", () => {
  expect(() => createSmtpRelay("https://mail.example")).toThrow(/must begin with smtp:/);
  const relay = createSmtpRelay("smtp://me:secret@mail.example:2525");
  expect(relay.host).toBe("mail.example:2525");
  relay.close();
});

async function serveSmtp(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}
