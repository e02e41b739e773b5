import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { faultFromQuery, type Faults } from "./faults.ts";
import { respond, respondText } from "./http.ts";
import type { Inbox, Message } from "./inbox.ts";
import { BackToList, Fields, Page } from "./page.tsx";
import type { Attempt } from "./send-endpoint.ts";
import { TemplatesPage, type RealAccount } from "./templates-page.tsx";

type PagesOptions = {
  readonly realAccount: () => RealAccount;
  readonly inbox: Inbox;
  readonly faults: Faults;
  readonly attempts: readonly Attempt[];
  readonly smtpHost: string | undefined;
};

const styles = readFileSync(new URL("page.css", import.meta.url));
const testScript = readFileSync(new URL("test-message.mjs", import.meta.url));

const pageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** The page that tests EmailJS sends there. */
const testHeaders = (origin: string) => ({
  ...pageHeaders,
  "Content-Security-Policy": `${pageHeaders["Content-Security-Policy"]}; script-src 'self'; connect-src ${origin}`,
});

/** An e-mail may have styles, but no scripts, requests, forms or links that leave its frame. */
const emailHeaders = {
  ...pageHeaders,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
};

/**
 * Responds to `/_mail` (the list), `/_mail/messages/{id}` (one message) and `/_mail/templates` (what to paste into
 * EmailJS, and a test of it), which alone has a client script.
 */
export function createPages(options: PagesOptions) {
  const { inbox, faults, realAccount } = options;
  return async (request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams) => {
    const backToList = () => respondText(response, 303, "See Other", { Location: "/_mail" });
    const page = (content: ReactNode, headers = pageHeaders) =>
      respond(
        response,
        200,
        "text/html; charset=utf-8",
        `<!doctype html>${renderToStaticMarkup(content)}`,
        headers,
      );
    if (request.method === "POST" && path === "/_mail/clear") {
      await inbox.clear();
      return backToList();
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return respondText(response, 405, "Method Not Allowed", { Allow: "GET" });
    }
    if (path === "/_mail/page.css") return respond(response, 200, "text/css", styles, pageHeaders);
    if (path === "/_mail/test-message.mjs")
      return respond(response, 200, "text/javascript", testScript, pageHeaders);
    if (path === "/_mail/templates") {
      const account = realAccount();
      return page(<TemplatesPage account={account} />, testHeaders(account.origin));
    }
    if (path === "/_mail" || path === "/_mail/") {
      if (!query.has("fault")) return page(<ListPage {...options} />);
      try {
        faults.set([faultFromQuery(query)]);
        return backToList();
      } catch (error) {
        return respondText(response, 400, String(error));
      }
    }
    const [, id = "", html] = /^\/_mail\/messages\/([^/]+)(\/html)?$/.exec(path) ?? [];
    const message = inbox.find(id);
    if (message === undefined) return respondText(response, 404, "Not Found");
    return html ? page(<Email message={message} />, emailHeaders) : page(<MessagePage message={message} />);
  };
}

function ListPage({ inbox, faults, attempts, smtpHost }: PagesOptions) {
  const messages = inbox.list();
  return (
    <Page title="Mail" head={<meta httpEquiv="refresh" content="10" />}>
      <h1>Mail</h1>
      <p>
        Messages from the forms of <a href="/">the site</a>.{" "}
        {smtpHost === undefined ? "They stay on this computer." : `They are also sent to ${smtpHost}.`}{" "}
        <a href="/_mail/templates">Templates for EmailJS</a>
      </p>
      {messages.length === 0 && <p>No messages yet.</p>}
      <ol>
        {messages.map(({ id, subject, received }) => (
          <li key={id}>
            <a href={`/_mail/messages/${id}`} dir="auto">
              {subject || "No subject"}
            </a>
            <time dateTime={received}>{localTime(received)}</time>
          </li>
        ))}
      </ol>
      {messages.length > 0 && (
        <form method="post" action="/_mail/clear">
          <button>Delete all</button>
        </form>
      )}
      <Lines open title="Faults" lines={faults.get().map((fault) => JSON.stringify(fault))} />
      <Lines
        open
        title="Requests"
        lines={attempts
          .slice(-20)
          .toReversed()
          .map(
            ({ time, outcome, status, text }) => `${localTime(time)} – ${outcome}: ${status ?? ""} ${text}`,
          )}
      />
    </Page>
  );
}

function MessagePage({ message }: { message: Message }) {
  const { id, subject, fromName, to, replyTo, received, form, template_id, relayedTo } = message;
  return (
    <Page title={subject}>
      <BackToList />
      <h1 dir="auto">{subject || "No subject"}</h1>
      <Fields
        of={{
          From: `${fromName} <${to}>`,
          "Reply to": replyTo || "No valid address",
          To: to,
          Date: localTime(received),
          Form: `${form} (${template_id})`,
          ...(relayedTo === null ? {} : { "Also sent to": relayedTo }),
        }}
      />
      <iframe sandbox="" src={`/_mail/messages/${id}/html`} title="Message" />
      <Lines open title="Parameters" lines={[JSON.stringify(message.template_params, undefined, 2)]} />
      <Lines title="Plain text" lines={[message.text]} />
      <Lines title="Source" lines={[message.source]} />
    </Page>
  );
}

/** An e-mail's HTML as a document for the sandboxed frame. */
function Email({ message: { subject, html } }: { message: Message }) {
  return (
    <Page title={subject} head={null}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  );
}

function Lines({ title, lines, open }: { title: string; lines: readonly string[]; open?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <details open={open}>
      <summary>{title}</summary>
      <pre dir="auto">{lines.join("\n")}</pre>
    </details>
  );
}

function localTime(iso: string): string {
  return new Date(iso).toLocaleString("en-US");
}
