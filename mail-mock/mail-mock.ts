/** Stands in for EmailJS on the site's own origin, and shows what it received at `/_mail`. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { sendPath } from "../src/mail/send.ts";
import { readRequest, type Account } from "./emailjs.ts";
import { openInbox } from "./inbox.ts";
import { listPage, messageText, templatesPage } from "./mailbox-pages.ts";
import { isOwnRequest } from "./own-requests.ts";
import { fillTemplate, type MailTemplate } from "./template.ts";

interface MailMockOptions {
  /** Where messages are stored; created if missing. */
  readonly directory: string;
  /** What the facility's content says. It is asked for at each message, because content changes. */
  readonly facility: () => MailFacility | Promise<MailFacility>;
  /** The templates that an owner needs, as the content is now, each under its title. */
  readonly templates: () => Titled | Promise<Titled>;
}

type Titled = readonly (readonly [title: string, MailTemplate])[];

interface MailFacility {
  /** The account that the site's forms use. */
  readonly account: Account;
  /** The address of the front desk. */
  readonly to: string;
  /** The template of one of the site's forms. */
  readonly templateOf: (form: string) => MailTemplate;
}

export type MailMock = ReturnType<typeof createMailMock>;

/** Creates a mail mock with the messages already in its directory. */
export function createMailMock({ directory, facility, templates }: MailMockOptions) {
  const inbox = openInbox(directory);

  /** Stores the message of a request to the send endpoint, and returns EmailJS's answer. */
  async function receive(body: string): Promise<Answer> {
    const { account, to, templateOf } = await facility();
    const request = readRequest(body, account);
    if ("status" in request) return request;
    const { form, template_id, template_params } = request;
    const { subject, replyTo, text } = fillTemplate(templateOf(form), template_params);
    const received = new Date().toISOString();
    const id = randomUUID();
    inbox.add({ id, received, template_id, template_params, subject, to, replyTo, text });
    return { status: 200, text: "OK" };
  }

  async function answer(request: IncomingMessage, path: string): Promise<Answer> {
    if (!isOwnRequest(request))
      return { status: 403, text: "Other sites can't use the mail of this computer." };
    const route = `${request.method === "HEAD" ? "GET" : request.method} ${path}`;
    switch (route) {
      case `POST ${sendPath}`: {
        const body = await text(request);
        return receive(/^application\/json\b/iu.test(request.headers["content-type"] ?? "") ? body : "");
      }
      case "GET /_mail/api/messages":
        return { text: JSON.stringify(inbox.list()), type: "application/json" };
      case "DELETE /_mail/api/messages":
        inbox.clear();
        return { text: "[]", type: "application/json" };
      case "POST /_mail/clear":
        inbox.clear();
        return { status: 303, text: "", location: "/_mail" };
      case "GET /_mail":
        return { text: listPage(inbox.list()), type: "text/html" };
      case "GET /_mail/templates":
        return { text: templatesPage(await templates()), type: "text/html" };
      default: {
        const message = inbox.list().find(({ id }) => route === `GET /_mail/${id}`);
        if (message) return { text: messageText(message) };
        return path === sendPath
          ? { status: 405, text: "Method Not Allowed" }
          : { status: 404, text: "Not Found" };
      }
    }
  }

  return {
    /** Answers requests to the send endpoint and below `/_mail`, and calls `next` for others: a connect middleware. */
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const [path = ""] = (request.url ?? "").split("?", 1);
      if (path !== sendPath && path !== "/_mail" && !path.startsWith("/_mail/")) return next();
      answer(request, path).then(
        (answered) => respond(response, answered),
        // The visitor left while sending.
        () => response.destroy(),
      );
    },
    /** The messages received, newest first. */
    messages: () => inbox.list(),
  };
}

interface Answer {
  readonly text: string;
  /** 200 by default. */
  readonly status?: number;
  /** Plain text by default. */
  readonly type?: string;
  readonly location?: string;
}

function respond(response: ServerResponse, { status = 200, type = "text/plain", text, location }: Answer) {
  response.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(location === undefined ? {} : { Location: location }),
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
}
