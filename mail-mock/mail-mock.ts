import type { IncomingMessage, ServerResponse } from "node:http";
import { apiPath, createApi } from "./api.ts";
import { createAttempts, type Attempt } from "./attempts.ts";
import type { Account } from "./checks.ts";
import type { Mailbox } from "./compose.ts";
import { createDelivery } from "./delivery.ts";
import { createFaults, type Faults } from "./faults.ts";
import { isForThisMachine, isFromHere, isFromThisMachine } from "./loopback.ts";
import { openMailbox } from "./mailbox.ts";
import { publicPart, type Message } from "./message.ts";
import { createPages } from "./pages.ts";
import { replyText } from "./reply.ts";
import { createSend, sendPath } from "./send.ts";
import { createSorting } from "./sorting.ts";

export type { Account } from "./checks.ts";
export type { Attempt } from "./attempts.ts";
export type { FaultInput } from "./faults.ts";
export type { Message } from "./message.ts";

/** How to open a mail mock. */
export type MailMockOptions = {
  /** Where the e-mails are kept; made if missing. Nothing is written anywhere else. */
  readonly directory: string;
  /** The one EmailJS account this mail mock plays. */
  readonly account: Account;
  /** The facility: who the e-mails go to. */
  readonly to: Mailbox;
  /** `smtp://…`: hands every e-mail to this server as well; refused there is refused here (412). */
  readonly smtpUrl?: string | undefined;
  /** Milliseconds since 1970; the real clock unless given. */
  readonly clock?: (() => number) | undefined;
};

/** A mail service in EmailJS's place, and the program that shows what it received. */
export type MailMock = {
  /**
   * Answers the send address and everything under `/_mail`, and says whether it did. Never rejects.
   * Fits a plain `http` server and a connect middleware. Only pages of its own origin may send, unless `cors` is
   * given: then those of this machine's other ports may too, as a mail service elsewhere; `false` plays one without
   * CORS headers.
   */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    how?: { readonly cors?: boolean },
  ): Promise<boolean>;
  /** The e-mails received, newest first, as the JSON API shows them. */
  messages(): readonly Message[];
  /** Throws every e-mail away. */
  clear(): Promise<void>;
  /** The programme of faults. */
  readonly faults: Faults;
  /** The requests that arrived at the send address, oldest first. */
  attempts(): readonly Attempt[];
  /** Forgets the requests that arrived. */
  clearAttempts(): void;
  /** Cuts off whoever still waits for an answer and lets go of the SMTP server; resolves when nothing is being written. */
  close(): Promise<void>;
};

/** Opens a mail mock. E-mails it received in an earlier life are still there. */
export function createMailMock(options: MailMockOptions): MailMock {
  const clock = options.clock ?? Date.now;
  const mailbox = openMailbox(options.directory);
  const faults = createFaults();
  const attempts = createAttempts();
  const delivery = options.smtpUrl ? createDelivery(options.smtpUrl) : undefined;
  const sorting = createSorting({ account: options.account, facility: options.to, mailbox, delivery, clock });
  const closing = new AbortController();
  const send = createSend({ sorting, faults, attempts, clock, closing: closing.signal });
  const api = createApi({ mailbox, faults, attempts });
  const pages = createPages({ mailbox, faults, attempts, clock, smtp: delivery?.server });
  const open = new Set<ServerResponse>();
  const inHand = new Set<Promise<void>>();

  /** Never rejects. */
  async function answer(request: IncomingMessage, response: ServerResponse, path: string, cors?: boolean) {
    try {
      await dispatch(request, response, path, cors);
    } catch (error) {
      console.error("mail-mock:", error);
      replyText(response, 500, "The mail mock could not answer.");
    }
  }

  async function dispatch(request: IncomingMessage, response: ServerResponse, path: string, cors?: boolean) {
    if (!isForThisMachine(request))
      return replyText(response, 403, "The mail service only works on this computer.");
    if (path === sendPath) {
      const mayPass = cors === undefined ? isFromHere(request) : isFromThisMachine(request);
      if (!mayPass) return replyText(response, 403, "Other sites can't send mail here.");
      return await send(request, response, cors === true);
    }
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && !isFromHere(request))
      return replyText(response, 403, "Other sites can't make changes here.");
    if (path === apiPath || path.startsWith(`${apiPath}/`)) return await api(request, response, path);
    return await pages(request, response, path);
  }

  return {
    async handle(request, response, { cors } = {}) {
      const path = (request.url ?? "").split(/[?#]/, 1)[0] ?? "";
      if (path !== sendPath && path !== "/_mail" && !path.startsWith("/_mail/")) return false;
      open.add(response);
      response.on("close", () => open.delete(response));
      const work = answer(request, response, path, cors);
      inHand.add(work);
      await work;
      inHand.delete(work);
      return true;
    },
    messages: () => mailbox.list().map(publicPart),
    clear: () => mailbox.clear(),
    faults,
    attempts: () => attempts.list(),
    clearAttempts: () => attempts.clear(),
    async close() {
      closing.abort();
      delivery?.close();
      for (const response of open) response.destroy();
      await Promise.all(inHand);
    },
  };
}
