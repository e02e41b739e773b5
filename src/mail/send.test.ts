import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LARGEST, send, sizeOf, type SendResult } from "./send.ts";

const message = {
  origin: "https://mail.example",
  publicKey: "k",
  serviceId: "s",
  templateId: "t",
  params: { a: "b" },
};
const answer = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", answer));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answer.mockReset();
});

const utf16 = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, "utf16le");
const plain = { headers: { "Content-Type": "text/plain" } };

test.each<[ConstructorParameters<typeof Response>, SendResult]>([
  [["OK", plain], { is: "accepted" }],
  [["", { status: 202 }], { is: "accepted" }],
  [["<!doctype html><title>Hotel</title>", plain], { is: "refused" }],
  [["  \n<html>", plain], { is: "refused" }],
  [["Welcome", { headers: { "Content-Type": "text/html" } }], { is: "refused" }],
  [["Warning: deprecated\n<HTML lang=en>", plain], { is: "refused" }],
  [["<!-- hello --><p>Welcome", plain], { is: "refused" }],
  [["\0\0\0\0<!doctype html>", plain], { is: "refused" }],
  [["\u001B(J\u00A0\uFEFF <html>", plain], { is: "refused" }],
  [[utf16("\uFEFF<!doctype html>"), plain], { is: "refused" }],
  [[utf16("<p>Welcome"), plain], { is: "refused" }],
  [[utf16("\uFEFF<html>").swap16(), plain], { is: "refused" }],
  [[utf16("<html>").swap16(), plain], { is: "refused" }],
  [['<?xml version="1.0"?>', plain], { is: "refused" }],
  [["OK", { headers: { "Content-Type": "application/xhtml+xml" } }], { is: "refused" }],
  [['{"status":200,"text":"1 < 2"}', plain], { is: "accepted" }],
  [[null, { status: 301 }], { is: "refused" }],
  [["no", { status: 400 }], { is: "refused" }],
  [["no", { status: 412 }], { is: "refused" }],
  [["no", { status: 451 }], { is: "refused" }],
  [["no", { status: 413 }], { is: "too-large" }],
  [["no", { status: 426 }], { is: "quota" }],
  [["no", { status: 408 }], { is: "unknown" }],
  [["no", { status: 425 }], { is: "unknown" }],
  [["no", { status: 500 }], { is: "unknown" }],
  [["no", { status: 429 }], { is: "busy" }],
  [["no", { status: 429, headers: { "Retry-After": "30" } }], { is: "busy", retryAfter: 30_000 }],
  [["no", { status: 429, headers: { "Retry-After": "0" } }], { is: "busy", retryAfter: 0 }],
  [["no", { status: 429, headers: { "Retry-After": "soon" } }], { is: "busy" }],
])("an answer %j means %j", async (parts, result) => {
  answer.mockResolvedValue(new Response(...parts));
  expect(await send(message)).toEqual(result);
});

test("a redirect, of which browsers reveal nothing else, means refused", async () => {
  answer.mockResolvedValue(Response.error());
  expect(await send(message)).toEqual({ is: "refused" });
});

test("reads a Retry-After that is a date", async () => {
  vi.useFakeTimers({ now: Date.parse("2027-06-07T10:00:00Z") });
  const headers = { "Retry-After": "Mon, 07 Jun 2027 10:01:00 GMT" };
  answer.mockResolvedValue(new Response("no", { status: 429, headers }));
  expect(await send(message)).toEqual({ is: "busy", retryAfter: 60_000 });
});

test("without an answer, the result is unknown", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("navigator", { onLine: true });
  expect(await send(message)).toEqual({ is: "unknown" });
  vi.stubGlobal("navigator", { onLine: false });
  expect(await send(message)).toEqual({ is: "offline" });
});

test("with an answer that breaks off in the middle, the result is unknown", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("cut")) });
  answer.mockResolvedValue(new Response(body));
  expect(await send(message)).toEqual({ is: "unknown" });
});

/** A request that is answered when told to, and fails when it is called off. */
function hanging(): (response: Response) => void {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  answer.mockImplementation((_url, options) => {
    options?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    return promise;
  });
  return resolve;
}

test("gives up after 20 s, and calls the request off", async () => {
  vi.useFakeTimers();
  hanging();
  const result = vi.fn();
  void send(message).then(result);
  await vi.advanceTimersByTimeAsync(19_990);
  expect(result).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(result).toHaveBeenCalledWith({ is: "unknown" });
});

test("hears an answer that waits while a dialog or sleep holds the time-out's timer back", async () => {
  vi.useFakeTimers();
  const respond = hanging();
  const result = send(message);
  // All due timers fire at once, then the response arrives.
  await vi.advanceTimersByTimeAsync(19_000);
  respond(new Response("OK"));
  expect(await result).toEqual({ is: "accepted" });
});

test.each([
  ["public key", { publicKey: "" }, "The public key is required"],
  ["service id", { serviceId: "" }, "The service ID is required"],
  ["template id", { templateId: "" }, "The template ID is required"],
])(
  "sends nothing without the %s, and tells the developer as the library does",
  async (_what, missing, text) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await send({ ...message, ...missing })).toEqual({ is: "refused" });
    expect(error).toHaveBeenCalledExactlyOnceWith(text);
    expect(answer).not.toHaveBeenCalled();
  },
);

test("outlives its page only while small: browsers refuse more than 64 kB of such requests", async () => {
  answer.mockImplementation(() => Promise.resolve(new Response("OK")));
  await send(message);
  expect(answer.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  await send({ ...message, params: { a: "ü".repeat(16_400) } });
  expect(answer.mock.lastCall?.[1]).toMatchObject({ keepalive: false });
});

test("does not send what is larger than the service takes", async () => {
  const room = LARGEST - sizeOf({ a: "" });
  answer.mockImplementation(() => Promise.resolve(new Response("OK")));
  expect(await send({ ...message, params: { a: "x".repeat(room) } })).toEqual({ is: "accepted" });
  expect(await send({ ...message, params: { a: "x".repeat(room + 1) } })).toEqual({ is: "too-large" });
  expect(answer).toHaveBeenCalledTimes(1);
});
