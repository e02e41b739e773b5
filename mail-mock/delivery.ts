import { createTransport } from "nodemailer";
import type { Mailbox } from "./compose.ts";

/** Hands messages to a real SMTP server as well. */
export type Delivery = {
  /** The server's name, without user or password. */
  readonly server: string;
  /** Delivers a raw message to the facility; rejects with the server's own words when it is refused. */
  deliver(raw: Buffer, facility: Mailbox): Promise<void>;
  close(): void;
};

/** A delivery to the server of an `smtp://` or `smtps://` address, for example `smtp://user:pass@localhost:2525`. */
export function createDelivery(smtpUrl: string): Delivery {
  const url = new URL(smtpUrl);
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") {
    throw new TypeError(`SMTP_URL must begin with smtp:// or smtps:// (found "${url.protocol}//").`);
  }
  const transport = createTransport(smtpUrl, {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    server: url.host,
    async deliver(raw, facility) {
      await transport.sendMail({ envelope: { from: facility.email, to: [facility.email] }, raw });
    },
    close: () => transport.close(),
  };
}
