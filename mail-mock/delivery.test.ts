import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createDelivery } from "./delivery.ts";
import { openTrial } from "./trial.ts";

test("SMTP_URL hands every e-mail to that server as well", async () => {
  const received: { from: string; to: string[]; raw: string }[] = [];
  const smtpUrl = await serveSmtp({
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  const { send, mailMock } = await openTrial({ smtpUrl });

  expect((await send()).status).toBe(200);

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: "desk@facility.example", to: ["desk@facility.example"] });
  expect(received[0]?.raw).toContain("Reply-To: pat@home.example");
  expect(mailMock.messages()).toHaveLength(1);
});

test("what the SMTP server refuses is refused with 412 and does not count as sent", async () => {
  const smtpUrl = await serveSmtp({
    onRcptTo: (_address, _session, done) => done(new Error("No such desk")),
  });
  const { send, mailMock } = await openTrial({ smtpUrl });

  const answer = await send();

  expect(answer.status).toBe(412);
  expect(await answer.text()).toMatch(/^SMTP: .*No such desk/);
  expect(mailMock.messages()).toEqual([]);
});

test("an SMTP server that is not there is a 412 too", async () => {
  const { send } = await openTrial({ smtpUrl: "smtp://127.0.0.1:1" });
  expect((await send()).status).toBe(412);
});

test("SMTP_URL must be one, and its password is never shown", () => {
  expect(() => createDelivery("https://mail.example")).toThrow(/must begin with smtp:/);
  const delivery = createDelivery("smtp://me:secret@mail.example:2525");
  expect(delivery.server).toBe("mail.example:2525");
  delivery.close();
});

async function serveSmtp(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}
