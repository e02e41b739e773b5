import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  for (const [name, text] of Object.entries({
    "index.html": page,
    "contactus.html": page,
    "404.html": missing,
    "robots.txt": `Camps – ${page}`,
    "sitemap.xml": page,
    "favicon.ico": "i",
    "_assets/site.js": `export const words = ${JSON.stringify(page)};`,
  }))
    writeFileSync(join(folder, name), text);
  await precompress(folder, "fast");
  const rules = siteRules({ directory: folder, content: content(), secure: false });
  server = createServer(siteFiles(folder, rules)).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

test.each([
  ["/", 200, page],
  ["/contactus", 200, page],
  ["/no-such-page?x=1", 404, missing],
])("%s is answered %i, compressed and whole", async (path, status, text) => {
  for (const encoding of ["br", "gzip"]) {
    const answer = await ask(path, { headers: { "Accept-Encoding": encoding } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("content-security-policy")).toContain("script-src");
    expect(await answer.text()).toBe(text);
  }
});

test.each([
  ["/favicon.ico", "image/x-icon"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "text/xml; charset=utf-8"],
  ["/_assets/site.js", "text/javascript"],
])("%s is %s", async (path, type) => {
  expect((await ask(path)).headers.get("content-type")).toBe(type);
});

test("a page that has not changed is not sent again", async () => {
  const tag = (await ask("/contactus")).headers.get("etag") ?? "";
  const again = await ask("/contactus", { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
  expect(again.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
});

test("a missing page is not kept, and a page takes no messages", async () => {
  expect((await ask("/no-such-page", { headers: { "If-None-Match": "*" } })).status).toBe(404);
  expect((await ask("/no-such-page")).headers.get("cache-control")).toBe("no-cache");
  expect((await ask("/contactus", { method: "POST" })).status).toBe(405);
});
