/** Serves a built site and the local mail service on one origin, on this machine only. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import sirv from "sirv";
import { createMailroom, type Mailroom } from "../mailroom/mailroom.ts";
import { readContent } from "../src/model/content.ts";
import { ContentError } from "../src/model/faults.ts";
import { settings } from "../src/settings.ts";

export interface SiteOptions {
  /** The port; 0 takes any that is free. */
  readonly port: number;
  /** The folder of the built site. */
  readonly directory?: string;
  /** Where the local mail service keeps its e-mails. */
  readonly mailDirectory?: string;
}

export interface RunningSite {
  /** `http://127.0.0.1:4321`. */
  readonly origin: string;
  readonly mailroom: Mailroom;
  close(): Promise<void>;
}

/** The folder that `npm start` and the tests build to: the site with forms that post to its own origin. */
export const localSite = resolve(".cache/site");

/**
 * Starts the site.
 * @throws when the port is taken or the content has faults.
 */
export async function startSite({
  port,
  directory = localSite,
  mailDirectory = ".cache/mail",
}: SiteOptions): Promise<RunningSite> {
  const mailroom = openMailroom(mailDirectory);
  const notFound = readFileSync(join(directory, "404.html"));
  const files = sirv(directory, {
    etag: true,
    extensions: ["html"],
    setHeaders: (response, path) =>
      response.setHeader(
        "Cache-Control",
        path.startsWith("/_assets/") ? "public, max-age=31536000, immutable" : "public, max-age=60",
      ),
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" });
      response.end(notFound);
    },
  });
  const server = createServer((request, response) => {
    void mailroom.handle(request, response).then((answered) => {
      if (!answered) files(request, response);
    });
  });
  await new Promise<void>((ready, refused) => {
    server.once("error", refused);
    server.listen(port, "127.0.0.1", ready);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    mailroom,
    close: async () => {
      mailroom.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The local mail service with the facility's own keys, so that what works here works there. */
export function openMailroom(directory: string): Mailroom {
  const { content, faults } = readContent(settings.contentDir);
  const { mail, facility } = content;
  if (faults.length > 0 || !mail || !facility) throw new ContentError(faults);
  const templates = Object.fromEntries(
    Object.entries(mail.templates).map(([form, template]) => [template, form]),
  ) as Record<string, keyof typeof mail.templates>;
  return createMailroom({
    directory,
    account: { publicKey: mail.publicKey, serviceId: mail.serviceId, templates },
    to: { name: facility.name, email: facility.email },
    smtpUrl: settings.smtpUrl,
  });
}
