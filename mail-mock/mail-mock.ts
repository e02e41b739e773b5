import type { IncomingMessage, ServerResponse } from "node:http";
import { apiPath, createApi } from "./api.ts";
import { createDelivery } from "./deliver.ts";
import { createSmtpRelay, type Facility } from "./email.ts";
import { createFaults } from "./faults.ts";
import { respondText } from "./http.ts";
import { openInbox } from "./inbox.ts";
import { hasLocalHost, hasLocalOrigin, isSameOrigin } from "./origin-check.ts";
import { createPages } from "./pages.tsx";
import { createSendEndpoint, sendPath, type Attempt } from "./send-endpoint.ts";
import type { RealAccount } from "./templates-page.tsx";
import type { Account } from "./validate-request.ts";

export type { FaultInput } from "./faults.ts";

export type MailMockOptions = {
  /** Where messages are stored; created if missing. */
  readonly directory: string;
  readonly account: Account;
  readonly realAccount: () => RealAccount;
  readonly facility: Facility;
  /** `smtp://…`: also sends every e-mail to this server. Responds 412 if that server rejects it. */
  readonly smtpUrl?: string | undefined;
  /** The current time in milliseconds since 1970; `Date.now` by default. */
  readonly clock?: (() => number) | undefined;
};

/** A local replacement for EmailJS, and pages that show the messages it received. */
export type MailMock = ReturnType<typeof createMailMock>;

/** Creates a mail mock with the messages already in its directory. */
export function createMailMock(options: MailMockOptions) {
  const { account, realAccount, facility, directory, smtpUrl, clock = Date.now } = options;
  const inbox = openInbox(directory);
  const faults = createFaults();
  const attempts: Attempt[] = [];
  const relay = smtpUrl ? createSmtpRelay(smtpUrl) : undefined;
  const deliver = createDelivery({ account, facility, inbox, relay, clock });
  const closing = new AbortController();
  const send = createSendEndpoint({ account, deliver, faults, attempts, clock, closing: closing.signal });
  const api = createApi({ inbox, faults, attempts });
  const pages = createPages({ realAccount, inbox, faults, attempts, smtpHost: relay?.host });
  const openResponses = new Set<ServerResponse>();
  const work = new Set<Promise<void>>();

  async function route(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
    cors?: boolean,
  ) {
    const refuse = (reason: string) => respondText(response, 403, reason);
    if (!hasLocalHost(request)) return refuse("The mail service only works on this computer.");
    if (path === sendPath) {
      const isAllowed = cors === undefined ? isSameOrigin(request) : hasLocalOrigin(request);
      return isAllowed
        ? await send(request, response, cors === true)
        : refuse("Other sites can't send mail here.");
    }
    const isChange = (request.method !== "GET" && request.method !== "HEAD") || query.has("fault");
    if (isChange && !isSameOrigin(request)) return refuse("Other sites can't make changes here.");
    if (path.startsWith(`${apiPath}/`)) return await api(request, response, path);
    return await pages(request, response, path, query);
  }

  return {
    /**
     * Responds to the send endpoint and to `/_mail`, and calls `next` for any other path: a connect middleware. Only
     * pages of the same origin may send; with `cors`, pages on other ports of this machine may too, and `false` sends no
     * CORS headers.
     */
    handle(
      request: IncomingMessage,
      response: ServerResponse,
      next: () => void,
      { cors }: { readonly cors?: boolean } = {},
    ) {
      const [path = "", query] = (request.url ?? "").split("?", 2);
      if (path !== sendPath && path !== "/_mail" && !path.startsWith("/_mail/")) return next();
      openResponses.add(response);
      response.on("close", () => openResponses.delete(response));
      const done = route(request, response, path, new URLSearchParams(query), cors)
        .catch((error: unknown) => {
          console.error("mail-mock:", error);
          respondText(response, 500, "Internal Server Error");
        })
        .finally(() => work.delete(done));
      work.add(done);
    },
    /** The messages received, newest first. */
    messages: () => inbox.list(),
    faults,
    /** The requests to the send endpoint, oldest first. */
    attempts: (): readonly Attempt[] => attempts,
    /** Closes pending requests and the SMTP relay; resolves when all accepted messages are stored. */
    async close() {
      closing.abort();
      relay?.close();
      for (const response of openResponses) response.destroy();
      await Promise.all(work);
    },
  };
}
