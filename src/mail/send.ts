import { afterTimeout, REQUEST_TIMEOUT } from "./timing.ts";

/** The `template_params` for the mail service, with keys in sending order. */
export type Params = Readonly<Record<string, string>>;

/** A message and the site's account with the mail service; an empty `origin` means the page's own. */
interface WireMessage {
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly params: Params;
}

/**
 * The results of an attempt to send; only `accepted` may be shown to a visitor as "sent".
 *
 * - `accepted`: a 2xx answer to the request itself that is not an HTML page
 * - `unknown`: no answer in time, no connection, or the service failed: it may have accepted the message
 * - `crash`: the page closed before the answer came: the same
 * - `offline`: the device has no network
 * - `busy`: too many requests; `retryAfter` in ms, if the service said so
 * - `quota`: the month's quota is used up
 * - `too-large`: larger than the service accepts
 * - `refused`: anything else: an error, a redirect, an HTML page, an account that is not set up
 */
export const sendResults = [
  "accepted",
  "unknown",
  "crash",
  "offline",
  "busy",
  "quota",
  "too-large",
  "refused",
] as const;

/** The result of one attempt to send. */
export type SendResult =
  | { readonly is: Exclude<(typeof sendResults)[number], "busy"> }
  | { readonly is: "busy"; readonly retryAfter?: number };

/** Where the mail service takes a message, below its origin. */
export const sendPath = "/api/v1.0/email/send";
/** UTF-8 bytes of the params as JSON, by the service's rules. */
export const LARGEST = 50 * 1024;
/** Browsers limit all `keepalive` requests of a page to 64 kB. */
const MAX_KEEPALIVE = 32 * 1024;

/** Sends one message to the mail service, byte for byte as `@emailjs/browser` 4.4.1 does. Never rejects. */
export async function send(message: WireMessage): Promise<SendResult> {
  if (!isConfigured(message)) return { is: "refused" };
  if (sizeOf(message.params) > LARGEST) return { is: "too-large" };
  const body = bodyOf(message);
  const abort = new AbortController();
  const cancel = afterTimeout(REQUEST_TIMEOUT, () => abort.abort());
  try {
    const response = await fetch(message.origin + sendPath, {
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
    return { is: navigator.onLine || abort.signal.aborted ? "unknown" : "offline" };
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

function resultOf({ status, ok, headers }: Response, text: string): SendResult {
  if (ok) return { is: isPage(headers.get("Content-Type") ?? "", text) ? "refused" : "accepted" };
  if (status === 413) return { is: "too-large" };
  if (status === 426) return { is: "quota" };
  if (status === 429) return { is: "busy", ...retryAfter(headers.get("Retry-After")) };
  // In a browser, a redirect that is not followed has status 0.
  return { is: status >= 500 || status === 408 || status === 425 ? "unknown" : "refused" };
}

/** Whether an answer is an HTML page, in any encoding. */
function isPage(type: string, text: string): boolean {
  return /html/i.test(type) || /^<|<(!doctype|html|head|body)/i.test(text.replace(/[^!-~]/g, ""));
}

/** Reads `Retry-After`, given in seconds or as a date. */
function retryAfter(value: string | null): { retryAfter?: number } {
  if (value === null) return {};
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? {} : { retryAfter: ms };
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
