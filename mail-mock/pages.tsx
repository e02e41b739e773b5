import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formNames, formTitles } from "../src/form-names.ts";
import { faultFromQuery, type Faults } from "./faults.ts";
import { respond, respondText } from "./http.ts";
import type { Inbox, Message } from "./inbox.ts";
import type { Attempt } from "./send-endpoint.ts";
import { loadTemplate } from "./template.ts";

type PagesOptions = {
  readonly inbox: Inbox;
  readonly faults: Faults;
  readonly attempts: readonly Attempt[];
  readonly smtpHost: string | undefined;
};

const pageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** An e-mail may have styles, but no scripts, requests, forms or links that leave its frame. */
const emailHeaders = {
  ...pageHeaders,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
};

/**
 * Responds to `/_mail` (the list), `/_mail/messages/{id}` (one message) and `/_mail/templates` (what to paste into
 * EmailJS), without client scripts.
 */
export function createPages({ inbox, faults, attempts, smtpHost }: PagesOptions) {
  return async (request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams) => {
    const backToList = () => respondText(response, 303, "See Other", { Location: "/_mail" });
    if (request.method === "POST" && path === "/_mail/clear") {
      await inbox.clear();
      return backToList();
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return respondText(response, 405, "Method Not Allowed", { Allow: "GET" });
    }
    if (path === "/_mail/page.css") {
      return respond(
        response,
        200,
        "text/css",
        readFileSync(new URL("page.css", import.meta.url)),
        pageHeaders,
      );
    }
    if (path === "/_mail" || path === "/_mail/") {
      if (!query.has("fault")) {
        const props = { messages: inbox.list(), faults: faults.get(), attempts, smtpHost };
        return respondPage(response, <ListPage {...props} />, pageHeaders);
      }
      try {
        faults.set([faultFromQuery(query)]);
        return backToList();
      } catch (error) {
        return respondText(response, 400, String(error));
      }
    }
    if (path === "/_mail/templates") return respondPage(response, <TemplatesPage />, pageHeaders);
    const [, id = "", end] = /^\/_mail\/messages\/([^/]+)(\/html)?$/.exec(path) ?? [];
    const message = inbox.find(id);
    if (message === undefined) return respondText(response, 404, "Not Found");
    if (end === undefined) return respondPage(response, <MessagePage message={message} />, pageHeaders);
    return respondPage(response, <EmailDocument message={message} />, emailHeaders);
  };
}

function respondPage(response: ServerResponse, page: ReactNode, headers: Readonly<Record<string, string>>) {
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  respond(response, 200, "text/html; charset=utf-8", html, headers);
}

type ListPageProps = {
  readonly messages: readonly Message[];
  readonly faults: ReturnType<Faults["get"]>;
  readonly attempts: readonly Attempt[];
  readonly smtpHost: string | undefined;
};

function ListPage({ messages, faults, attempts, smtpHost }: ListPageProps) {
  const requests = attempts.slice(-20).toReversed();
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
      <Lines open title="Faults" lines={faults.map((fault) => JSON.stringify(fault))} />
      <Lines
        open
        title="Requests"
        lines={requests.map(
          ({ time, outcome, status, text }) => `${localTime(time)} – ${outcome}: ${status ?? ""} ${text}`,
        )}
      />
    </Page>
  );
}

function MessagePage({ message }: { message: Message }) {
  const fields = {
    From: `${message.fromName} <${message.to}>`,
    "Reply to": message.replyTo || "No valid address",
    To: message.to,
    Date: localTime(message.received),
    Form: `${message.form} (${message.template_id})`,
    "Also sent to": message.relayedTo,
  };
  return (
    <Page title={message.subject}>
      <p>
        <a href="/_mail">All messages</a>
      </p>
      <h1 dir="auto">{message.subject || "No subject"}</h1>
      <dl>
        {Object.entries(fields).map(([name, value]) => (
          <div key={name} hidden={value === null}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <iframe sandbox="" src={`/_mail/messages/${message.id}/html`} title="Message" />
      <Lines open title="Parameters" lines={[JSON.stringify(message.template_params, undefined, 2)]} />
      <Lines title="Plain text" lines={[message.text]} />
      <Lines title="Source" lines={[message.source]} />
    </Page>
  );
}

/** Each form's template, in the order of EmailJS's own fields. */
function TemplatesPage() {
  return (
    <Page title="Templates">
      <p>
        <a href="/_mail">All messages</a>
      </p>
      <h1>Templates for EmailJS</h1>
      {formNames.map((form) => {
        const { subject, html, ...fields } = loadTemplate(form);
        return (
          <section key={form}>
            <h2>The {formTitles[form]}</h2>
            <dl>
              <dt>Subject</dt>
              <dd>{subject}</dd>
              <dt>From Name</dt>
              <dd>{fields["from-name"]}</dd>
              <dt>Reply To</dt>
              <dd>{fields["reply-to"]}</dd>
              <dt>To Email</dt>
              <dd>Your front desk&rsquo;s own address</dd>
            </dl>
            <label>
              Content, Code
              <textarea readOnly rows={6} spellCheck={false} value={html} />
            </label>
          </section>
        );
      })}
    </Page>
  );
}

/** An e-mail's HTML as a document for the sandboxed frame. */
function EmailDocument({ message: { subject, html } }: { message: Message }) {
  return (
    <html lang="en">
      <Head title={subject} />
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>
  );
}

function Page({ title, head, children }: { title: string; head?: ReactNode; children: ReactNode }) {
  return (
    <html lang="en">
      <Head title={title}>
        {head}
        <link rel="stylesheet" href="/_mail/page.css" />
      </Head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title || "No subject"}</title>
      {children}
    </head>
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
