import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Result } from "./deliver.ts";
import type { Fault, Faults } from "./faults.ts";
import { readBody, respond, respondText } from "./http.ts";
import { responses, textFor } from "./service-responses.ts";
import { validateRequest, type Account, type SendRequest } from "./validate-request.ts";

/** The path of EmailJS's send endpoint. */
export const sendPath = "/api/v1.0/email/send";

/** A request to the send endpoint and its outcome. */
export type Attempt = {
  /** When it arrived, ISO 8601. */
  readonly time: string;
  readonly method: string;
  readonly outcome: "accepted" | "rejected" | "no-response" | "reset" | "misrouted" | "preflight-rejected";
  /** The status of the response; null if there was none. */
  readonly status: number | null;
  /** The response, or why there was none. */
  readonly text: string;
  readonly fault: Fault["kind"] | null;
  /** The accepted message, even if the response was withheld. */
  readonly messageId: string | null;
};

export type SendEndpointOptions = {
  readonly account: Account;
  readonly deliver: (request: SendRequest) => Promise<Result>;
  readonly faults: Faults;
  /** New attempts are appended. */
  readonly attempts: Attempt[];
  readonly clock: () => number;
  /** Aborted when the mock closes. */
  readonly closing: AbortSignal;
};

/** Responds to requests to the send endpoint as EmailJS does, or with the next fault. */
export function createSendEndpoint(options: SendEndpointOptions) {
  const { account, deliver, faults, attempts, clock, closing } = options;

  return async (request: IncomingMessage, response: ServerResponse, cors: boolean): Promise<void> => {
    const method = request.method ?? "";
    const time = new Date(clock()).toISOString();
    const isPreflight = method === "OPTIONS";
    if (isPreflight && cors) return respondText(response, 200, "", preflightHeaders);

    const body = await readBody(request);
    const fault = isPreflight ? undefined : faults.take();
    const headers = cors ? corsHeaders : {};
    const log = (outcome: Attempt["outcome"], status: number | null, text: string, messageId?: string) =>
      attempts.push({
        time,
        method,
        outcome,
        status,
        text,
        fault: fault?.kind ?? null,
        messageId: messageId ?? null,
      });
    const finish = ({ status, text, messageId }: Result, more: Readonly<Record<string, string>> = {}) => {
      log(messageId === undefined ? "rejected" : "accepted", status, text, messageId);
      respondText(response, status, text, { ...headers, ...more });
    };
    const process = async (): Promise<Result> => {
      if (method !== "POST") return responses.methodNotAllowed;
      if (body === undefined) return responses.tooLarge;
      const validated = validateRequest(isJson(request) ? body : "", account);
      return "error" in validated ? validated.error : await deliver(validated.request);
    };

    if (isPreflight) {
      log("preflight-rejected", 200, "no CORS headers");
      return respondText(response, 200, "");
    }
    switch (fault?.kind) {
      case "status": {
        const { status, retryAfter, body: text = textFor(status) } = fault;
        finish({ status, text }, retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
        return;
      }
      case "hang":
      case "reset": {
        const result = fault.accept ? await process() : undefined;
        const after = result === undefined ? "" : ` after ${result.status} ${result.text}`;
        if (fault.kind === "hang") log("no-response", null, `no response${after}`, result?.messageId);
        else {
          log("reset", null, `connection reset${after}`, result?.messageId);
          request.socket.resetAndDestroy();
        }
        return;
      }
      case "html":
        log("misrouted", 200, "an HTML page");
        respond(response, 200, fault.type, encode(fault.before + otherPage, fault.encoding), headers);
        return;
      case "redirect":
        log("misrouted", fault.status, `to ${fault.location}`);
        respondText(response, fault.status, "", { ...headers, Location: fault.location });
        return;
      case "delay":
        await setTimeout(fault.ms, undefined, { signal: closing }).catch(() => undefined);
        if (closing.aborted) return;
        break;
      default:
    }
    const result = await process();
    finish(result, result === responses.methodNotAllowed ? { Allow: "POST, OPTIONS" } : {});
  };
}

const otherPage =
  "<!doctype html><html lang=en><meta charset=utf-8><title>Welcome</title><h1>Welcome</h1><p>Not the mail service.";

const corsHeaders = { "Access-Control-Allow-Origin": "*" };

const preflightHeaders = {
  ...corsHeaders,
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type",
  // Browsers cache a preflight for five seconds by default and would miss a fault set in that time.
  "Access-Control-Max-Age": "0",
};

function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\b/i.test(headers["content-type"] ?? "");
}

function encode(text: string, encoding: Extract<Fault, { kind: "html" }>["encoding"]): Buffer {
  if (encoding === "utf-8") return Buffer.from(text);
  const bytes = Buffer.from(text, "utf16le");
  return encoding === "utf-16le" ? bytes : bytes.swap16();
}
