/** The same table on four real servers: what a visitor gets does not depend on the host. */
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeDeployment } from "../../hosting/deployment.ts";
import type { HostName } from "../../hosting/hosts/all.ts";
import { precompress } from "../../hosting/precompress.ts";
import { siteRules } from "../../hosting/rules.ts";
import { localSite } from "../../scripts/serve.ts";
import { content } from "../../src/model/content.ts";
import {
  ask,
  startCaddy,
  startCloudflare,
  startFirebase,
  startNginx,
  type Running,
  type Start,
} from "./servers.ts";
import { attacks, table } from "./table.ts";
import { bringTools } from "./tools.ts";

const home = resolve(".cache/hosting");
const built = join(home, "built");
const rules = siteRules({ directory: localSite, content: content() });
const rows = table(localSite, rules);

interface Server {
  readonly host: HostName;
  readonly start: Start;
  /** The status of the host's own redirects; ours is 301 everywhere. */
  readonly moved: number;
  /** Gives an error below `/_assets/` the headers of the folder; its names never come back, so nobody is harmed. */
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

beforeAll(async () => {
  bringTools();
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  cpSync(localSite, built, { recursive: true });
  await precompress(built);
}, 300_000);

describe.each(servers)(
  "$host",
  ({ host, start, moved, cachesErrors, bareRedirects, revalidates, encodings }) => {
    let server: Running;

    beforeAll(async () => {
      const folder = join(home, host);
      writeDeployment(host, built, rules, folder);
      server = await start(folder, rules);
    }, 120_000);
    afterAll(async () => {
      await server?.stop();
    });

    test.each(rows)(
      "$path ($says) answers $status",
      async ({ path, status, location, type, cache, body }) => {
        const answer = await ask(server.port, path);
        expect(answer.status).toBe(status === "moved" ? moved : status);
        if (location) expect(answer.headers.location).toBe(location);
        if (type)
          expect(answer.headers["content-type"]).toMatch(
            new RegExp(`^${type.replace("+", "\\+").replace("*/", "(?:text|application)/")}(;|$)`, "u"),
          );
        if (cache) expect(answer.headers["cache-control"]).toBe(cache);
        if (body) expect(answer.body.toString()).toContain(body);
        if (status === 404 && !cachesErrors)
          expect(answer.headers["cache-control"] ?? "").not.toMatch(/immutable/u);
        if (status === 301 && bareRedirects) return;
        for (const [name, value] of Object.entries(rules.headers)) {
          expect(answer.headers[name.toLowerCase()], name).toBe(value);
        }
      },
    );

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

    test.each(encodings.map((each) => [each]))("sends the page in %s, whole", async (encoding) => {
      const plain = await ask(server.port, "/contactus");
      const answer = await ask(server.port, "/contactus", { "Accept-Encoding": encoding });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers.vary).toMatch(/accept-encoding/iu);
      expect(answer.headers["content-type"]).toMatch(/^text\/html/u);
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync }[encoding];
      expect(unpack?.(answer.body).equals(plain.body)).toBe(true);
    });
  },
);
