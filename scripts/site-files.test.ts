import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { precompress } from "../hosting/precompress.ts";
import { siteRules } from "../hosting/rules.ts";
import { content } from "../src/content/content.ts";
import { siteFiles } from "./site-files.ts";

const page = `<!doctype html><title>Page</title><p>${"Words. ".repeat(200)}</p>`;
const missing = `<!doctype html><title>Missing</title><p>${"No such page. ".repeat(200)}</p>`;
const folder = mkdtempSync(join(tmpdir(), "files-"));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, "_assets"));
  const files = {
    "index.html": page,
    "contactus.html": page,
    "404.html": missing,
    "notes.txt": `Camps – ${page}`,
    "_assets/site.js": `export const words = ${JSON.stringify(page)};`,
    "_assets/site.css": `/* ${page} */`,
    "sitemap.xml": page,
    "site.webmanifest": page,
    "favicon.ico": "i",
    "_assets/a.woff2": "w",
    "_assets/a.webp": "w",
    "_assets/a.avif": "a",
    "_assets/a.svg": page,
    "a.jpg": "j",
    "a.png": "p",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await precompress(folder, "fast");
  const rules = siteRules({ directory: folder, content: content(), secure: false });
  server = createServer(siteFiles(folder, rules)).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, failed) => {
    request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", failed)
      .end();
  });
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ["/contactus", "br", page],
  ["/contactus", "gzip", page],
  ["/", "br", page],
  ["/no-such-page", "br", missing],
  ["/no-such-page", "gzip", missing],
] as const)("%s comes in %s, whole", async (path, encoding, text) => {
  const { headers, body } = await ask(path, { "Accept-Encoding": encoding });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers["content-type"]).toBe("text/html;charset=utf-8");
  expect(Number(headers["content-length"])).toBe(body.length);
  expect(body.length).toBeLessThan(text.length / 2);
  expect(unpack[encoding](body).toString()).toBe(text);
});

test("who asks for no encoding gets none, and brotli goes before gzip", async () => {
  const plain = await ask("/contactus");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers.vary).toBe("Accept-Encoding");
  expect(plain.body.toString()).toBe(page);
  const both = await ask("/contactus", { "Accept-Encoding": "gzip, deflate, br, zstd" });
  expect(both.headers["content-encoding"]).toBe("br");
});

test.each([
  ["/favicon.ico", "image/x-icon"],
  ["/notes.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "text/xml; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json"],
  ["/_assets/site.js", "text/javascript"],
  ["/_assets/site.css", "text/css"],
  ["/_assets/a.woff2", "font/woff2"],
  ["/_assets/a.webp", "image/webp"],
  ["/_assets/a.avif", "image/avif"],
  ["/_assets/a.svg", "image/svg+xml"],
  ["/a.jpg", "image/jpeg"],
  ["/a.png", "image/png"],
])("%s is %s, compressed or not", async (path, type) => {
  for (const encoding of ["identity", "br"])
    expect((await ask(path, { "Accept-Encoding": encoding })).headers["content-type"]).toBe(type);
});

test("a page that has not changed is not sent again, in any encoding", async () => {
  const tags = new Set<string>();
  for (const encoding of ["identity", "br", "gzip"]) {
    const { headers } = await ask("/contactus", { "Accept-Encoding": encoding });
    tags.add(headers.etag ?? "");
    const again = await ask("/contactus", {
      "Accept-Encoding": encoding,
      "If-None-Match": headers.etag ?? "",
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.vary).toBe("Accept-Encoding");
    expect(again.headers["cache-control"]).toBe("public, max-age=60, must-revalidate");
  }
  expect(tags.size).toBe(3);
});

test("HEAD says what GET would, without the body", async () => {
  const [head, get] = await Promise.all(
    ["HEAD", "GET"].map((method) => ask("/contactus", { "Accept-Encoding": "br" }, method)),
  );
  expect(head?.status).toBe(200);
  expect(head?.body).toHaveLength(0);
  for (const name of ["content-length", "content-encoding", "content-type", "etag", "vary"])
    expect(head?.headers[name], name).toBe(get?.headers[name]);
});

test.each([
  ["bytes=0-9", 206, 0, 10],
  ["bytes=5-", 206, 5, page.length],
  ["bytes=-10", 200, 0, page.length],
  ["bytes=9-5", 200, 0, page.length],
  ["bytes=0-1,5-9", 200, 0, page.length],
])("a request for %s is answered %i", async (range, status, from, to) => {
  const answer = await ask("/contactus", { Range: range });
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(page.slice(from, to));
});

test("a range beyond the end is refused", async () => {
  expect((await ask("/contactus", { Range: "bytes=999999-" })).status).toBe(416);
});

test("an unknown address is answered 404, whatever else is asked", async () => {
  for (const headers of [{}, { Range: "bytes=0-1" }, { "If-None-Match": "*" }]) {
    const answer = await ask("/no-such-page?x=1", headers as Record<string, string>);
    expect(answer.status).toBe(404);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-security-policy"]).toContain("default-src");
    expect(answer.body.toString()).toBe(missing);
  }
  expect((await ask("/no-such-page", {}, "HEAD")).status).toBe(404);
});

test("a page takes no messages", async () => {
  const { status, headers } = await ask("/contactus", {}, "POST");
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});
