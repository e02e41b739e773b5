import type { IncomingMessage, ServerResponse } from "node:http";
import type { Attempts } from "./attempts.ts";
import { readAsset } from "./assets.ts";
import { readBody } from "./body.ts";
import type { Faults } from "./faults.ts";
import type { MailboxStore } from "./mailbox.ts";
import { parseMail } from "./message.ts";
import { faultSummary, programmeRows } from "./page/FaultPanel.tsx";
import { views, type View } from "./page/Letter.tsx";
import { faultFromForm } from "./page/presets.ts";
import { countText, renderProgram, renderSheet } from "./page/Program.tsx";
import { attemptRowOf, rowOf } from "./page/rows.ts";
import { redirect, reply, replyJson, replyText } from "./reply.ts";

/** What the pages show. */
export type PagesContext = {
  readonly mailbox: MailboxStore;
  readonly faults: Faults;
  readonly attempts: Attempts;
  readonly clock: () => number;
  readonly smtp: string | undefined;
};

const pageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
    "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types 'none'",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** A mail may style itself and nothing else: no script, no request, no form, no link that leaves the frame. */
const sheetHeaders = {
  ...pageHeaders,
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
};

const attemptsShown = 20;

/** Answers `/_mail…`: the mail program, its messages, its two forms and its files. */
export function createPages({ mailbox, faults, attempts, clock, smtp }: PagesContext) {
  const rows = () => mailbox.list().map((message) => rowOf(message, clock()));
  const log = () => attempts.list().slice(-attemptsShown).toReversed().map(attemptRowOf);

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const query = new URLSearchParams((request.url ?? "").split("?")[1] ?? "");
    const [place = "", name = "", part, ...more] = path.slice("/_mail/".length).split("/");
    if (more.length > 0) return notFound(response);
    if (request.method === "POST") {
      if (name !== "") return notFound(response);
      return await post(request, response, place);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return replyText(response, 405, "Method Not Allowed", { Allow: "GET, POST" });
    }
    if (place === "" && path.endsWith("/")) return redirect(response, "/_mail");
    if (place === "" && name === "") return await program(response, undefined, query);
    if (place === "now" && name === "") return now(response);
    if (place === "assets" && part === undefined) return sendAsset(response, name);
    if (place !== "messages") return notFound(response);
    if (part === "html") return await sheet(response, name);
    if (part !== undefined) return notFound(response);
    if (name.endsWith(".eml")) return await file(response, name.slice(0, -".eml".length));
    return await program(response, name, query);
  };

  async function program(response: ServerResponse, id: string | undefined, query: URLSearchParams) {
    const message = id === undefined ? mailbox.list()[0] : mailbox.find(id);
    const raw = message === undefined ? undefined : await mailbox.raw(message.id);
    const wanted = query.get("view");
    const view: View = views.find((one) => one === wanted) ?? "html";
    const page = renderProgram({
      rows: rows(),
      open: message && raw ? { message, view, raw: raw.toString("utf8") } : undefined,
      isChosen: id !== undefined,
      panel: { faults: faults.get(), attempts: log(), isOpen: query.has("faults") },
      smtp,
    });
    reply(response, id !== undefined && !raw ? 404 : 200, "text/html; charset=utf-8", page, pageHeaders);
  }

  function now(response: ServerResponse) {
    const list = rows();
    replyJson(response, 200, {
      rows: list,
      attempts: log(),
      programme: programmeRows(faults.get()),
      faults: faultSummary(faults.get()),
      count: countText(list.length),
    });
  }

  async function sheet(response: ServerResponse, id: string) {
    const raw = await mailbox.raw(id);
    if (raw === undefined) return notFound(response);
    const { subject, html } = await parseMail(raw);
    reply(response, 200, "text/html; charset=utf-8", renderSheet(subject, html), sheetHeaders);
  }

  async function file(response: ServerResponse, id: string) {
    const message = mailbox.find(id);
    const raw = await mailbox.raw(id);
    if (message === undefined || raw === undefined) return notFound(response);
    reply(response, 200, "message/rfc822", raw, {
      ...sheetHeaders,
      "Content-Disposition": `attachment; filename="${message.id}.eml"`,
    });
  }

  async function post(request: IncomingMessage, response: ServerResponse, place: string) {
    const form = new URLSearchParams((await readBody(request)) ?? "");
    if (place === "clear") {
      await mailbox.clear();
      return redirect(response, "/_mail");
    }
    if (place !== "faults") return notFound(response);
    const fault = faultFromForm(form);
    if (form.has("clear")) faults.clear();
    else if (fault === undefined) return replyText(response, 400, "There is no such fault.");
    else faults.add(fault);
    const back = mailbox.find(form.get("back") ?? "");
    redirect(response, back === undefined ? "/_mail?faults" : `/_mail/messages/${back.id}?faults`);
  }
}

function sendAsset(response: ServerResponse, name: string) {
  const found = readAsset(name);
  if (found === undefined) return notFound(response);
  reply(response, 200, found.type, found.content, pageHeaders);
}

function notFound(response: ServerResponse) {
  replyText(response, 404, "Not Found");
}
