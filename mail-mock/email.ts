import { createTransport } from "nodemailer";
import type { Colors } from "../src/lib/theme.ts";
import type { FilledTemplate } from "../src/forms/email/template.ts";

export type Recipient = { readonly name: string; readonly email: string };

/** Who receives the forms' messages, with the colors that it wants them in. */
export type Facility = Recipient & { readonly colors?: Colors | undefined };

const noAccess = { disableFileAccess: true, disableUrlAccess: true };

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * Composes a MIME message with an HTML and a text part.
 * Addresses are passed as objects, so that nothing a visitor typed is parsed as a header.
 */
export async function composeEmail(email: FilledTemplate, facility: Recipient, date: Date): Promise<Buffer> {
  const { message } = await composer.sendMail({
    from: { name: email.fromName, address: facility.email },
    to: { name: facility.name, address: facility.email },
    ...(email.replyTo === "" ? {} : { replyTo: { name: "", address: email.replyTo } }),
    subject: email.subject,
    text: email.text,
    html: email.html,
    textEncoding: "quoted-printable",
    date,
    ...noAccess,
  });
  if (!Buffer.isBuffer(message)) throw new TypeError("nodemailer returned a stream instead of a buffer.");
  return message;
}

export type SmtpRelay = ReturnType<typeof createSmtpRelay>;

/** Passes e-mails on to `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpRelay(smtpUrl: string) {
  const { protocol, host } = new URL(smtpUrl);
  if (protocol !== "smtp:" && protocol !== "smtps:") {
    throw new TypeError(`SMTP_URL must begin with smtp:// or smtps:// (found "${protocol}//").`);
  }
  const transport = createTransport(smtpUrl, noAccess);
  return {
    /** The server's host and port. */
    host,
    /** Sends a message to the facility. Rejects with the server's reason when it refuses. */
    async send(source: Buffer, facility: Recipient) {
      await transport.sendMail({ envelope: { from: facility.email, to: [facility.email] }, raw: source });
    },
    close: () => transport.close(),
  };
}
