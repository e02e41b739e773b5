import type { Account } from "./account.ts";
import type { Params } from "./outbox/queued-message.ts";
import type { SendResult } from "./send-result.ts";
import { afterTimeout } from "./timeout.ts";
import { LONGEST_PAUSE, REQUEST_TIMEOUT } from "./timing.ts";

/** A message and its account; an empty `origin` means the page's own. */
export interface WireMessage extends Account {
  readonly params: Params;
}

export const PATH = "/api/v1.0/email/send";
/** UTF-8 bytes of the params as JSON, by the service's rules. */
export const LARGEST = 50 * 1024;
/** Browsers limit all `keepalive` requests of a page to 64 kB. */
const MAX_KEEPALIVE = 32 * 1024;

/** Sends one message to the mail service, byte for byte as `@emailjs/browser` 4.4.1 does. Never rejects. */
export async function send(message: WireMessage): Promise<SendResult> {
  if (!isConfigured(message)) return { is: "unconfigured" };
  if (sizeOf(message.params) > LARGEST) return { is: "too-large" };
  const body = bodyOf(message);
  const abort = new AbortController();
  const cancel = afterTimeout(REQUEST_TIMEOUT, () => abort.abort());
  try {
    const response = await fetch(message.origin + PATH, {
      method: "POST",
      headers: { "Content-type": "application/json" },
      body,
      // The target of a redirect would not receive the message.
      redirect: "manual",
      signal: abort.signal,
      keepalive: bytes(body) <= MAX_KEEPALIVE,
    });
    return resultOf(response, response.ok ? await response.text() : "");
  } catch {
    if (abort.signal.aborted) return { is: "timeout" };
    return { is: navigator.onLine ? "unreached" : "offline" };
  } finally {
    cancel();
  }
}

/** UTF-8 bytes of a message's params as sent. */
export function sizeOf(params: Params): number {
  return bytes(JSON.stringify(params));
}

function bodyOf({ publicKey, serviceId, templateId, params }: WireMessage): string {
  return JSON.stringify({
    lib_version: "4.4.1",
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: params,
  });
}

function resultOf(response: Response, text: string): SendResult {
  const { status } = response;
  if (response.ok) {
    const page = /html/i.test(response.headers.get("Content-Type") ?? "") || isPage(text);
    return { is: page ? "misrouted" : "accepted" };
  }
  // In a browser, a redirect that is not followed has status 0.
  if (status < 400) return { is: "misrouted" };
  if (status === 413) return { is: "too-large" };
  if (status === 426) return { is: "quota" };
  if (status === 429) return { is: "busy", ...retryAfter(response.headers.get("Retry-After")) };
  if (status >= 500 || status === 408 || status === 425) return { is: "broken", status };
  return { is: "refused", status };
}

/** Whether a text is an HTML page, in any encoding. */
function isPage(text: string): boolean {
  return /^<|<(!doctype|html|head|body)/i.test(text.replace(/[^!-~]/g, ""));
}

/** Reads `Retry-After`, given in seconds or as a date. */
function retryAfter(value: string | null): { retryAfter?: number } {
  if (value === null) return {};
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? {} : { retryAfter: Math.min(Math.max(ms, 0), LONGEST_PAUSE) };
}

/** Logs missing settings in the library's words. */
function isConfigured({ publicKey, serviceId, templateId }: WireMessage): boolean {
  if (!publicKey) console.error("The public key is required");
  if (!serviceId) console.error("The service ID is required");
  if (!templateId) console.error("The template ID is required");
  return Boolean(publicKey && serviceId && templateId);
}

function bytes(text: string): number {
  return new Blob([text]).size;
}
