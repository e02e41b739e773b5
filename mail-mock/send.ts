import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { answers, textFor, type Answer } from "./answers.ts";
import type { Attempt, Attempts, AttemptVerdict } from "./attempts.ts";
import { readBody } from "./body.ts";
import { check, type Verdict } from "./checks.ts";
import type { Fault, Faults } from "./faults.ts";
import { reply, replyText } from "./reply.ts";
import type { Sorting } from "./sorting.ts";

/** The address of the real service, here on the site's own origin. */
export const sendPath = "/api/v1.0/email/send";

/** What answering needs. */
export type SendContext = {
  readonly sorting: Sorting;
  readonly faults: Faults;
  readonly attempts: Attempts;
  readonly clock: () => number;
  /** Aborted when the mail mock closes. */
  readonly closing: AbortSignal;
};

const misrouted =
  "<!doctype html><html lang=en><meta charset=utf-8><title>Welcome</title><h1>Welcome</h1><p>Not the mail service.";

/** Answers requests to the send address as the real service does, or as the programme of faults says. */
export function createSend(context: SendContext) {
  const { sorting, faults, attempts, clock, closing } = context;
  let lastThrough = Number.NEGATIVE_INFINITY;

  /** `cors` says whether pages of other origins are told that they may send. */
  return async (request: IncomingMessage, response: ServerResponse, cors: boolean): Promise<void> => {
    const method = request.method ?? "";
    const time = new Date(clock()).toISOString();
    if (method === "OPTIONS") {
      preflight(response, cors, time);
      return;
    }
    const body = await readBody(request);
    const fault = faults.take();
    const headers = cors && fault?.kind !== "no-cors" ? corsHeaders : {};
    const log = (
      verdict: AttemptVerdict,
      answer: Answer | { status: null; text: string },
      message?: string,
    ) =>
      attempts.add({
        time,
        method,
        verdict,
        ...answer,
        fault: fault?.kind ?? null,
        message: message ?? null,
      });

    const finish = (answer: Answer, message?: string) => {
      log(answer.status < 300 ? "accepted" : "refused", answer, message);
      replyText(response, answer.status, answer.text, {
        ...headers,
        ...(answer.status === 405 ? { Allow: "POST, OPTIONS" } : {}),
      });
    };
    const accept = async (): Promise<{ answer: Answer; message?: string }> => {
      if (method !== "POST") return { answer: answers.wrongMethod };
      if (body === undefined) return { answer: answers.tooLarge };
      const verdict: Verdict = check(isJson(request) ? body : "", sorting.account);
      return "refusal" in verdict ? { answer: verdict.refusal } : await sorting.take(verdict.letter);
    };

    switch (fault?.kind) {
      case "status": {
        const answer = { status: fault.status, text: fault.body ?? textFor(fault.status) };
        log("refused", answer);
        replyText(response, answer.status, answer.text, { ...headers, ...retryAfter(fault) });
        return;
      }
      case "hang":
      case "reset": {
        const taken = fault.accept ? await accept() : undefined;
        const what = fault.kind === "hang" ? "never answered" : "connection cut";
        const text = taken === undefined ? what : `${what} after ${taken.answer.status} ${taken.answer.text}`;
        log(fault.kind === "hang" ? "no-answer" : "reset", { status: null, text }, taken?.message);
        if (fault.kind === "reset") cut(request);
        return;
      }
      case "html":
        log("misrouted", { status: 200, text: "an HTML page" });
        reply(response, 200, fault.type, encoded(fault.before + misrouted, fault.encoding), headers);
        return;
      case "redirect":
        log("misrouted", { status: fault.status, text: `to ${fault.location}` });
        replyText(response, fault.status, "", { ...headers, Location: fault.location });
        return;
      case "rate-limit": {
        const now = clock();
        if (Math.abs(now - lastThrough) < 1000) {
          finish(answers.tooMany);
          return;
        }
        lastThrough = now;
        break;
      }
      case "delay":
        await setTimeout(fault.ms, undefined, { signal: closing }).catch(() => undefined);
        if (closing.aborted) return;
        break;
      default:
    }
    const { answer, message } = await accept();
    finish(answer, message);
  };

  function preflight(response: ServerResponse, cors: boolean, time: string): void {
    // Only the last of the two requests uses a fault up, unless the first is all there will ever be.
    const refusing = faults.peek()?.kind === "no-cors" ? faults.take() : undefined;
    const allowed = cors && refusing === undefined;
    if (!allowed) attempts.add(refusedPreflight(time, refusing));
    replyText(response, 200, "", allowed ? { ...corsHeaders, ...preflightHeaders } : {});
  }
}

const corsHeaders = { "Access-Control-Allow-Origin": "*" };

const preflightHeaders = {
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type",
  // Browsers would keep the permission for five seconds, and a fault switched on meanwhile would do nothing.
  "Access-Control-Max-Age": "0",
};

function refusedPreflight(time: string, fault: Fault | undefined): Omit<Attempt, "id"> {
  return {
    time,
    method: "OPTIONS",
    verdict: "preflight-refused",
    status: 200,
    text: "no CORS headers",
    fault: fault?.kind ?? null,
    message: null,
  };
}

function isJson(request: IncomingMessage): boolean {
  return /^application\/json\b/i.test(request.headers["content-type"] ?? "");
}

function retryAfter(fault: Extract<Fault, { kind: "status" }>): Record<string, string> {
  return fault.retryAfter === undefined ? {} : { "Retry-After": String(fault.retryAfter) };
}

function encoded(text: string, encoding: Extract<Fault, { kind: "html" }>["encoding"]): Buffer {
  if (encoding === "utf-8") return Buffer.from(text);
  const bytes = Buffer.from(text, "utf16le");
  return encoding === "utf-16le" ? bytes : bytes.swap16();
}

/** Ends the connection as a crash would, with a reset where the system allows it. */
function cut(request: IncomingMessage): void {
  const { socket } = request;
  if ("resetAndDestroy" in socket) socket.resetAndDestroy();
  else request.destroy();
}
