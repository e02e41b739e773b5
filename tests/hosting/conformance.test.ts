/** The same table on four real servers: responses do not depend on the host. */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeDeployment } from "../../hosting/deployment.ts";
import type { HostName } from "../../hosting/hosts/all.ts";
import { precompress } from "../../hosting/precompress.ts";
import { siteRules } from "../../hosting/rules.ts";
import { localSite, startSite, type RunningSite } from "../../scripts/serve.ts";
import { content } from "../../src/content/content.ts";
import { ownFolder } from "../own-folder.ts";
import {
  ask,
  startCaddy,
  startCloudflare,
  startFirebase,
  startNginx,
  type Answer,
  type Running,
  type Start,
} from "./servers.ts";
import { attacks, table, type Row } from "./table.ts";
import { bringTools } from "./tools.ts";

const home = ownFolder("conformance");
const built = join(home, "built");
const rules = siteRules({ directory: localSite, content: content() });
const rows = table(localSite, rules);

interface Server {
  readonly host: HostName;
  readonly start: Start;
  /** The status of the host's own redirects; ours is 301 everywhere. */
  readonly moved: number;
  /** Sends errors below `/_assets/` with the folder's cache header; harmless, because names there are never reused. */
  readonly cachesErrors?: true;
  /** Sends the redirects of its file without our headers; the page that follows has them. */
  readonly bareRedirects?: true;
  /** Answers 304 by itself; Firebase leaves it to its edge, which does not run here. */
  readonly revalidates: boolean;
  readonly encodings: readonly string[];
}

const servers: readonly Server[] = [
  { host: "nginx", start: startNginx, moved: 301, revalidates: true, encodings: ["gzip"] },
  { host: "caddy", start: startCaddy, moved: 301, revalidates: true, encodings: ["gzip", "br", "zstd"] },
  {
    host: "firebase",
    start: startFirebase,
    moved: 301,
    bareRedirects: true,
    cachesErrors: true,
    revalidates: false,
    encodings: [],
  },
  {
    host: "cloudflare",
    start: startCloudflare,
    moved: 307,
    cachesErrors: true,
    revalidates: true,
    encodings: [],
  },
];

/** Checks a response against a row, except for the headers that every response has. */
function expectRow({ status, headers, body }: Answer, row: Row, moved = 301): void {
  expect(status).toBe(row.status === "moved" ? moved : row.status);
  if (row.location) expect(headers.location).toBe(row.location);
  if (row.type)
    expect(headers["content-type"]).toMatch(
      new RegExp(`^${row.type.replace("+", "\\+").replace("*/", "(?:text|application)/")}(;|$)`, "u"),
    );
  if (row.cache) expect(headers["cache-control"]).toBe(row.cache);
  if (row.body) expect(body.toString()).toContain(row.body);
}

async function expectEncoded(port: number, encoding: string): Promise<void> {
  const plain = await ask(port, "/contactus");
  const answer = await ask(port, "/contactus", { "Accept-Encoding": encoding });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toMatch(/accept-encoding/iu);
  expect(answer.headers["content-type"]).toMatch(/^text\/html/u);
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync }[encoding];
  expect(unpack?.(answer.body).equals(plain.body)).toBe(true);
}

beforeAll(async () => {
  await bringTools();
  cpSync(localSite, built, { recursive: true });
  await precompress(built);
}, 300_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(servers)(
  "$host",
  ({ host, start, moved, cachesErrors, bareRedirects, revalidates, encodings }) => {
    let server: Running;

    beforeAll(async () => {
      const folder = join(home, host);
      writeDeployment(host, built, rules, folder);
      server = await start(folder, rules);
    });
    afterAll(async () => {
      await server?.stop();
    });

    test.each(rows)("$path ($says) answers $status", async (row) => {
      const { path, status } = row;
      const answer = await ask(server.port, path);
      expectRow(answer, row, moved);
      if (status === 404 && !cachesErrors)
        expect(answer.headers["cache-control"] ?? "").not.toMatch(/immutable/u);
      if (status === 301 && bareRedirects) return;
      for (const [name, value] of Object.entries(rules.headers)) {
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      }
    });

    test.each(attacks.map((path) => [path]))("%s leads nowhere else", async (path) => {
      const { status, headers, body } = await ask(server.port, path);
      const base = `http://127.0.0.1:${server.port}`;
      if (headers.location) expect(new URL(headers.location, base).origin).toBe(base);
      expect(headers["set-cookie"]).toBeUndefined();
      expect(body.toString()).not.toContain("root:");
      expect(status).toBeLessThan(500);
    });

    test("a page that has not changed is not sent again", async () => {
      const { headers } = await ask(server.port, "/contactus");
      const again = await ask(server.port, "/contactus", { "If-None-Match": headers.etag ?? '"none"' });
      expect(again.status).toBe(revalidates ? 304 : 200);
    });

    test("the host's own files are not given away", async () => {
      for (const name of ["_headers", "_redirects", "Caddyfile", "firebase.json", "wrangler.jsonc"])
        expect((await ask(server.port, `/${name}`)).status, name).toBe(404);
    });

    test.each(encodings.map((each) => [each]))("sends the page in %s, whole", (encoding) =>
      expectEncoded(server.port, encoding),
    );
  },
);

describe("npm start, as the plainest host: it redirects nothing", () => {
  let site: RunningSite;
  let port: number;

  beforeAll(async () => {
    site = await startSite({ port: 0, mailDirectory: join(home, "mail") });
    port = Number(new URL(site.origin).port);
  });
  afterAll(() => site?.close());

  test.each(rows.filter(({ status }) => status === 200 || status === 404))(
    "$path ($says) answers $status",
    async (row) => expectRow(await ask(port, row.path), row),
  );

  test.each(attacks.map((path) => [path]))("%s leads nowhere else", async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).not.toContain("root:");
    expect(status).toBeLessThan(500);
  });

  test.each(["gzip", "br"])("sends the page in %s, whole", (encoding) => expectEncoded(port, encoding));
});
