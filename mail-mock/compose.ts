import { createTransport } from "nodemailer";
import type { FilledTemplate } from "./template.ts";

/** A name and an address. */
export type Mailbox = { readonly name: string; readonly email: string };

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * Makes a MIME message of a filled template, with an HTML and a text part.
 * Addresses go in as objects, so nothing a visitor typed is ever parsed as a header.
 */
export async function compose(mail: FilledTemplate, facility: Mailbox, at: Date): Promise<Buffer> {
  const { message } = await composer.sendMail({
    from: { name: mail.fromName, address: facility.email },
    to: { name: facility.name, address: facility.email },
    ...(mail.replyTo === "" ? {} : { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    textEncoding: "quoted-printable",
    date: at,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new TypeError("The composer did not return the message in one piece.");
  return message;
}
