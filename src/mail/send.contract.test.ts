import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as emailjs from "@emailjs/browser";
import { assert, asyncProperty, dictionary, string } from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { send } from "./send.ts";

interface Heard {
  readonly line: string;
  readonly headers: readonly string[];
  readonly body: string;
}

let server: Server;
let origin = "";
let heard: Heard[] = [];

beforeAll(async () => {
  // The library reads the page's path but does not send it.
  vi.stubGlobal("location", { pathname: "/contactus" });
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const line = `${request.method} ${request.url} HTTP/${request.httpVersion}`;
    heard.push({ line, headers: request.rawHeaders, body: Buffer.concat(chunks).toString("latin1") });
    response.end("OK");
  });
  // Closing an idle connection would look like a connection lost during a request.
  server.keepAliveTimeout = 600_000;
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});

/** The requests that the library and our code send for the same message. */
async function both(params: Record<string, string>): Promise<[Heard | undefined, Heard | undefined]> {
  heard = [];
  emailjs.init({ publicKey: "key", origin: origin } as Parameters<typeof emailjs.init>[0]);
  await emailjs.send("service", "template", params);
  const result = await send({
    origin,
    publicKey: "key",
    serviceId: "service",
    templateId: "template",
    params,
  });
  expect(result).toEqual({ is: "accepted" });
  expect(heard).toHaveLength(2);
  return [heard[0], heard[1]];
}

const fieldName = string().filter((name) => name !== "toString");
const plain = { noNullPrototype: true } as const;

test("sends the same bytes for any text a person can type or paste", async () => {
  await assert(
    asyncProperty(
      dictionary(fieldName, string({ unit: "binary", maxLength: 200 }), plain),
      async (params) => {
        const [library, ours] = await both(params);
        expect(ours).toEqual(library);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ["public key", { publicKey: "" }, "The public key is required"],
  ["service id", { serviceId: "" }, "The service ID is required"],
  ["template id", { templateId: "" }, "The template ID is required"],
])(
  "sends nothing without the %s, and tells the developer as the library does",
  async (_what, missing, text) => {
    heard = [];
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const whole = { origin, publicKey: "key", serviceId: "service", templateId: "template", params: {} };
    expect(await send({ ...whole, ...missing })).toEqual({ is: "refused" });
    expect(error).toHaveBeenCalledExactlyOnceWith(text);
    expect(heard).toEqual([]);
    const { publicKey, serviceId, templateId } = { ...whole, ...missing };
    emailjs.init({ publicKey, origin } as Parameters<typeof emailjs.init>[0]);
    await expect(emailjs.send(serviceId, templateId, {})).rejects.toContain(text);
    error.mockRestore();
  },
);
