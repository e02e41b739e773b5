/** Real browsers send the same requests as with `@emailjs/browser` 4.4.1. */
import { createServer, type Server } from "node:http";
import * as fc from "fast-check";
import { build } from "vite";
import { expect, test } from "../fixtures.ts";
import { openServer } from "../../tools/site/listen.ts";

interface Heard {
  readonly line: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

let server: Server;
let origin = "";
const heard: Heard[] = [];

test.beforeAll(async () => {
  const script = await bundle();
  server = createServer(async (request, response) => {
    if (request.method === "GET") {
      response.setHeader("Content-Type", request.url === "/page.js" ? "text/javascript" : "text/html");
      return response.end(
        request.url === "/page.js" ? script : '<script type="module" src="/page.js"></script>',
      );
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const pairs = request.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [[name, all[index + 1] ?? ""] as const] : [],
    );
    heard.push({
      line: `${request.method} ${request.url}`,
      headers: pairs,
      body: Buffer.concat(chunks).toString("latin1"),
    });
    return response.end("OK");
  });
  origin = await openServer(server, 0);
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Firefox sends `keepalive` requests from another process, which puts Referer in another place. It does not know the
 * language that the test sets, nor that requests go past the cache since a test intercepted one.
 */
const unknownToFirefox: ReadonlySet<string> = new Set(["Accept-Language", "Cache-Control", "Pragma"]);

function comparable(headers: Heard["headers"], browserName: string): Heard["headers"] {
  if (browserName !== "firefox") return headers;
  return headers.filter(([name]) => !unknownToFirefox.has(name)).toSorted(([a], [b]) => a.localeCompare(b));
}

/** A page that can send both ways. */
async function bundle(): Promise<string> {
  const code = `
    import * as library from "@emailjs/browser";
    import { send } from "${import.meta.dirname}/../../src/mail/send.ts";
    globalThis.both = async (text) => {
      const params = JSON.parse(text);
      library.init({ publicKey: "key", origin });
      await library.send("service", "template", params);
      return send({ origin, publicKey: "key", serviceId: "service", templateId: "template", params });
    };`;
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? id : null),
        load: (id) => (id === "page" ? code : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: "page" } },
  });
  if (!("output" in result)) throw new Error("nothing was built");
  const [chunk] = result.output;
  return chunk.code;
}

/** Texts as people type or paste them, and worse ones. */
const field = fc.string().filter((name) => name !== "toString");
const anyParams = fc.dictionary(field, fc.string({ unit: "binary", maxLength: 200 }), {
  noNullPrototype: true,
});

test("method, path, headers and body are the library's to the byte", async ({ page, browserName }) => {
  await page.goto(origin);
  await page.waitForFunction(() => "both" in globalThis);
  for (const params of [
    { from_name: "Ann", to_name: "ContactUs", message: "Grüße 👋\r\n\u202Eolleh <b>" },
    { message: "x".repeat(45_000) },
    // How a text becomes a body is the same code; the headers are not.
    ...fc.sample(anyParams, browserName === "chromium" ? 100 : 10),
  ]) {
    heard.length = 0;
    const result = await page.evaluate(
      (text) => (globalThis as unknown as { both: (text: string) => unknown }).both(text),
      JSON.stringify(params),
    );
    expect(result).toEqual({ is: "accepted" });
    expect(heard).toHaveLength(2);
    const [library, ours] = heard.map((one) => ({ ...one, headers: comparable(one.headers, browserName) }));
    expect(ours, JSON.stringify(params)).toEqual(library);
  }
});
