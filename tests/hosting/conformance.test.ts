/** One table of addresses and answers, on the server of `npm start` and, in the full run, on nginx with its files. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeDeployment } from "../../hosting/hosts.ts";
import { headersOf, siteRules, type SiteRules } from "../../hosting/site-rules.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { startSite, type RunningSite } from "../../tools/site/serve.ts";
import { content } from "../../src/content/content.ts";
import { freePort } from "../free-port.ts";
import { ownFolder } from "../own-folder.ts";
import { everything } from "../scope.ts";
import { attacks, table, type Row } from "./table.ts";

const home = ownFolder("conformance");
/** Addresses of an older site, as they are found in search engines and on paper. */
const olderSite = [
  { from: "/About-Us", to: "contactus" },
  { from: "/about_us", to: "contactus" },
  { from: "/about.htm", to: "contactus" },
  { from: "/forms/Waiver.pdf", to: "privacy" },
  { from: "/default.aspx", to: "home" },
  { from: "/index.php?page_id=12", to: "contactus" },
  { from: "/?page_id=7", to: "hitting" },
];
const redirects = [...content().redirects.redirects, ...olderSite];
const rules = siteRules({ directory: testSite, content: { ...content(), redirects: { redirects } } });
const rows = table(testSite, rules);
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests exactly this path, without normalizing, following redirects or decompressing. */
function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    const request = get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on("error", failed);
    });
    request.on("error", failed);
  });
}

/** Checks a response against a row, except for the headers that every response has. */
function expectRow({ status, headers, body }: Answer, row: Row): void {
  expect(status).toBe(row.status);
  if (row.location) expect(headers.location).toBe(row.location);
  if (row.type)
    expect(headers["content-type"]).toMatch(
      new RegExp(`^${row.type.replace("+", "\\+").replace("*/", "(?:text|application)/")}(;|$)`, "u"),
    );
  if (row.cache) expect(headers["cache-control"]).toBe(row.cache);
  if (row.body) expect(body.toString()).toContain(row.body);
}

/** A response has the headers of its address, and no others that the rules name. Over HTTP, none demands HTTPS. */
function expectHeaders({ status, headers }: Answer, path: string, siteRules: SiteRules): void {
  const [address = ""] = path.split("?");
  const expected = headersOf(status === 200 ? address : siteRules.notFound, siteRules);
  const { every, secure, documents, own, downloads } = siteRules.headers;
  for (const name of Object.keys({ ...every, ...secure, ...documents, ...own, ...downloads }))
    expect(headers[name.toLowerCase()], name).toBe(expected[name]);
}

/** The page comes whole in this encoding. */
async function expectEncoded(port: number, encoding: "gzip" | "br", path = "/contactus"): Promise<void> {
  const plain = await ask(port, path);
  const { headers, body } = await ask(port, path, { "Accept-Encoding": encoding });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toMatch(/accept-encoding/iu);
  expect(headers["content-type"]).toMatch(/^text\/html/u);
  const unpacked = encoding === "gzip" ? gunzipSync(body) : brotliDecompressSync(body);
  expect(unpacked.equals(plain.body), `${path} with ${encoding} is the page without it`).toBe(true);
}

/** Tests for every server. */
function testServer(portOf: () => number): void {
  test.each(attacks)("%s does not lead to another site", async (path) => {
    const { status, headers, body } = await ask(portOf(), path);
    const base = `http://127.0.0.1:${portOf()}`;
    if (headers.location) expect(new URL(headers.location, base).origin).toBe(base);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body.toString()).not.toContain("root:x:");
    expect(status).toBeLessThan(500);
  });

  test("an unchanged page is answered with 304", async () => {
    const { headers } = await ask(portOf(), "/contactus");
    const again = await ask(portOf(), "/contactus", { "If-None-Match": headers.etag ?? '"none"' });
    expect(again.status).toBe(304);
  });
}

if (everything)
  describe("nginx", () => {
    const folder = join(home, "nginx");
    const file = "/files/waiver.pdf";
    const withFile = { ...rules, downloads: [file] };
    let port: number;
    let server: ChildProcess;

    beforeAll(async () => {
      writeDeployment("nginx", testSite, withFile, folder);
      mkdirSync(join(folder, "site/files"));
      writeFileSync(join(folder, "site", file), "%PDF-1.4");
      port = await freePort();
      const run = resolve(folder, "run");
      mkdirSync(run, { recursive: true });
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path "${join(run, kind)}";`,
      );
      // Started as root, it would read the folder as a user who may not have access to this checkout.
      const asRoot = process.getuid?.() === 0 ? "user root; " : "";
      writeFileSync(
        join(run, "nginx.conf"),
        `${asRoot}daemon off; pid "${join(run, "nginx.pid")}"; error_log stderr notice; worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary.join(" ")}
  include "${resolve(folder, "maps.conf")}";
  server { listen 127.0.0.1:${port}; root "${resolve(folder, "site")}"; include "${resolve(folder, "rules.conf")}"; }
}
`,
      );
      const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
      if (!program)
        throw new Error("nginx is not installed. On Debian or Ubuntu: sudo apt-get install nginx");
      server = spawn(program, ["-p", run, "-c", join(run, "nginx.conf"), "-e", "stderr"], {
        stdio: "inherit",
      });
      await vi.waitFor(() => ask(port, "/"), { timeout: 30_000 });
    });
    afterAll(async () => {
      if (server?.exitCode !== null || !server.kill()) return;
      await once(server, "exit");
    });

    test.each(rows)("$path ($says) answers $status", async (row) => {
      const answer = await ask(port, row.path);
      expectRow(answer, row);
      if (row.status === 404) expect(answer.headers["cache-control"]).toBe(rules.cache.errors);
      expectHeaders(answer, row.path, rules);
    });

    test("a file of the facility is a download, and one that is not there the page for that", async () => {
      const { status, headers } = await ask(port, file);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("application/pdf");
      expectHeaders({ status, headers, body: Buffer.of() }, file, withFile);
      const missing = await ask(port, "/files/other.pdf");
      expect([missing.status, missing.headers["content-disposition"]]).toEqual([404, undefined]);
    });

    testServer(() => port);

    test("sends the complete page compressed", () => expectEncoded(port, "gzip"));
  });

describe("npm start, which redirects nothing, like the simplest host", () => {
  const local = siteRules({ directory: testSite, content: content(), mailOrigin: "same" });
  let site: RunningSite;
  let port: number;

  beforeAll(async () => {
    site = await startSite({ port: 0, directory: testSite, mailDirectory: join(home, "mail") });
    port = Number(new URL(site.origin).port);
  });
  afterAll(() => site?.close());

  test.each(rows.filter(({ status }) => status !== 301))("$path ($says) answers $status", async (row) => {
    const answer = await ask(port, row.path);
    expectRow(answer, row);
    expectHeaders(answer, row.path, local);
  });

  testServer(() => port);

  test.each(["gzip", "br"] as const)(
    "sends complete pages in %s, including the 404 page",
    async (encoding) => {
      await expectEncoded(port, encoding);
      await expectEncoded(port, encoding, "/no-such-page");
    },
  );

  test("a 404 is not cached, and a POST to a page is refused", async () => {
    const { status, headers } = await ask(port, "/no-such-page", { "If-None-Match": "*" });
    expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
    expect((await fetch(`${site.origin}/contactus`, { method: "POST" })).status).toBe(405);
  });
});
