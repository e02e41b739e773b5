import type { Account } from "./account.ts";
import type { Params } from "./outbox/entry.ts";
import type { Verdict } from "./verdict.ts";

/** All that goes over the wire, and where to: `origin` is empty for the page's own. */
export interface WireMessage extends Account {
  readonly params: Params;
}

export const PATH = "/api/v1.0/email/send";
/** What the service takes: UTF-8 bytes of the JSON of the params. */
export const LARGEST = 50 * 1024;
/** A page may have 64 kB of requests in flight that outlive it; we leave half to others. */
const OUTLIVES = 32 * 1024;
const TIMEOUT = 20_000;
/** After a blocking dialog or a sleep the time-out rings at once; an answer already here gets this long to be heard. */
const GRACE = 1000;
const LONGEST_WAIT = 6 * 3600_000;

/**
 * Hands one message to the mail service, byte for byte as `@emailjs/browser` 4.4.1 does. Never rejects. This is
 * the only place that calls the network.
 */
export async function send(message: WireMessage): Promise<Verdict> {
  if (!isConfigured(message)) return { is: "unconfigured" };
  if (sizeOf(message.params) > LARGEST) return { is: "too-large" };
  const body = bodyOf(message);
  const abort = new AbortController();
  const callOff = inTime(() => abort.abort());
  try {
    const response = await fetch(message.origin + PATH, {
      method: "POST",
      headers: { "Content-type": "application/json" },
      body,
      // What a redirect leads to is not the service's answer to the request sent.
      redirect: "manual",
      signal: abort.signal,
      keepalive: bytes(body) <= OUTLIVES,
    });
    return verdictOn(response, response.ok ? await response.text() : "");
  } catch {
    if (abort.signal.aborted) return { is: "timeout" };
    return { is: navigator.onLine ? "unreached" : "offline" };
  } finally {
    callOff();
  }
}

/** UTF-8 bytes of a message's params as they go out. */
export function sizeOf(params: Params): number {
  return bytes(JSON.stringify(params));
}

/** The body of the request: the order of the keys is part of it. */
function bodyOf({ publicKey, serviceId, templateId, params }: WireMessage): string {
  return JSON.stringify({
    lib_version: "4.4.1",
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: params,
  });
}

function verdictOn(response: Response, text: string): Verdict {
  const { status } = response;
  if (response.ok) {
    const page = /html/i.test(response.headers.get("Content-Type") ?? "") || isPage(text);
    return { is: page ? "misrouted" : "accepted" };
  }
  // A redirect that was not followed has the status 0 in a browser.
  if (status < 400) return { is: "misrouted" };
  if (status === 413) return { is: "too-large" };
  if (status === 426) return { is: "quota" };
  if (status === 429) return { is: "busy", ...retryAfter(response.headers.get("Retry-After")) };
  if (status >= 500 || status === 408 || status === 425) return { is: "broken", status };
  return { is: "refused", status };
}

/** Whether a text begins or goes on like a page, in whatever encoding it came: read as UTF-8, its letters are there. */
function isPage(text: string): boolean {
  return /^<|<(!doctype|html|head|body)/i.test(text.replace(/[^!-~]/g, ""));
}

/** `Retry-After` in ms, given in seconds or as a date; nothing where it cannot be read. */
function retryAfter(value: string | null): { retryAfter?: number } {
  if (value === null) return {};
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? {} : { retryAfter: Math.min(Math.max(ms, 0), LONGEST_WAIT) };
}

/** Tells the developer what is missing, in the words of the library. */
function isConfigured({ publicKey, serviceId, templateId }: WireMessage): boolean {
  if (!publicKey) console.error("The public key is required");
  if (!serviceId) console.error("The service ID is required");
  if (!templateId) console.error("The template ID is required");
  return Boolean(publicKey && serviceId && templateId);
}

/** Rings after the time-out, by a nested timer; gives a function that calls it off. */
function inTime(ring: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(ring, GRACE);
  }, TIMEOUT - GRACE);
  return () => clearTimeout(timer);
}

function bytes(text: string): number {
  return new Blob([text]).size;
}
