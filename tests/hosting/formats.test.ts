/** The generated files: Netlify's and Vercel's read by their own parsers, and rules for every host's folder. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeDeployment } from "../../hosting/deployment.ts";
import { hosts } from "../../hosting/hosts/all.ts";
import type { Host } from "../../hosting/hosts/host.ts";
import { filesOf } from "../../hosting/pages.ts";
import { compressedExtensions } from "../../hosting/precompress.ts";
import { siteRules } from "../../hosting/rules.ts";
import { localSite } from "../../scripts/serve.ts";
import { content } from "../../src/content/content.ts";
import { ownFolder } from "../own-folder.ts";
import { bringTools, tool, toolFile } from "./tools.ts";

const rules = siteRules({ directory: localSite, content: content() });
const home = ownFolder("formats");
/** The site for a host that compresses files itself. */
const built = join(home, "built");
const csp = "Content-Security-Policy";

beforeAll(async () => {
  await bringTools();
  cpSync(localSite, built, {
    recursive: true,
    filter: (path) => !compressedExtensions.some((ending) => path.endsWith(ending)),
  });
}, 300_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("Netlify, by its own parsers", () => {
  const folder = join(home, "netlify");

  test("headers: every rule is understood, no two set one header for one address", async () => {
    writeDeployment("netlify", built, rules, folder);
    const { parseAllHeaders } = await tool<{
      parseAllHeaders(
        options: object,
      ): Promise<{ headers: { forRegExp: RegExp; values: Record<string, string> }[]; errors: Error[] }>;
    }>("@netlify/headers-parser/lib/index.js");
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, "site/_headers")],
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    for (const file of filesOf(built)) {
      const path = file.replace(/(?:index)?\.html$/u, "");
      const names = headers
        .filter(({ forRegExp }) => forRegExp.test(path))
        .flatMap(({ values }) => Object.keys(values));
      expect(new Set(names).size, path).toBe(names.length);
      expect(names, path).toContain(csp);
    }
    const cacheOf = (path: string) =>
      headers.flatMap(({ forRegExp, values }) =>
        forRegExp.test(path) ? (values["Cache-Control"] ?? []) : [],
      );
    expect(cacheOf("/contactus")).toEqual([rules.cache.pages]);
    expect(cacheOf("/")).toEqual([rules.cache.pages]);
    expect(cacheOf("/_assets/a.css")).toEqual([rules.cache.assets]);
  });

  test("redirects: the aliases, and no page in their way", async () => {
    const { parseAllRedirects } = await tool<{
      parseAllRedirects(
        options: object,
      ): Promise<{ redirects: { from: string; to: string; status: number }[]; errors: Error[] }>;
    }>("@netlify/redirect-parser/lib/index.js");
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(folder, "site/_redirects")],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    // Its rules do not distinguish paths with and without a trailing slash.
    expect(redirects.map(({ from, to, status }) => ({ from, to, status }))).toEqual(
      rules.redirects.flatMap(({ from, to }) =>
        [from, `${from}.html`].map((each) => ({ from: each, to, status: 301 })),
      ),
    );
    const files = filesOf(join(folder, "site"));
    for (const { from } of rules.redirects) expect(files).not.toContain(`${from}.html`);
  });
});

describe("Vercel, by its own schemas and routes", () => {
  const config = JSON.parse(hosts.vercel.files(rules)["site/vercel.json"] ?? "") as Record<string, unknown>;
  const require = createRequire(import.meta.url);

  interface Vercel {
    readonly headersSchema: object;
    readonly redirectsSchema: object;
    getTransformedRoutes(config: unknown): {
      routes: { src?: string; headers?: Record<string, string>; status?: number; continue?: boolean }[];
      error: unknown;
    };
  }

  test("headers and redirects fit the schemas", () => {
    const vercel = require(toolFile("@vercel/routing-utils")) as Vercel;
    const Ajv = require(toolFile("ajv")) as new () => {
      compile(schema: object): (value: unknown) => boolean;
    };
    const ajv = new Ajv();
    expect(ajv.compile(vercel.headersSchema)(config["headers"])).toBe(true);
    expect(ajv.compile(vercel.redirectsSchema)(config["redirects"])).toBe(true);
  });

  test("an address gets its headers once, an alias its redirect", () => {
    const vercel = require(toolFile("@vercel/routing-utils")) as Vercel;
    const { routes, error } = vercel.getTransformedRoutes(config);
    expect(error).toBeNull();
    const answers = (path: string) => routes.filter(({ src }) => src && new RegExp(src, "u").test(path));
    const cache = (path: string) => answers(path).flatMap(({ headers }) => headers?.["Cache-Control"] ?? []);
    expect(cache("/contactus")).toEqual([rules.cache.pages]);
    expect(cache("/camps/june")).toEqual([rules.cache.pages]);
    expect(cache("/_assets/a.css")).toEqual([rules.cache.assets]);
    for (const { from, to } of rules.redirects)
      expect(answers(from).find(({ status }) => status === 301)?.headers?.["Location"]).toBe(to);
  });

  test("an alias with a slash or its ending gets there as well", () => {
    const vercel = require(toolFile("@vercel/routing-utils")) as Vercel;
    const { routes } = vercel.getTransformedRoutes(config);
    const follow = (path: string, hops = 3): string => {
      const route = routes.find(({ src, status }) => src && status && new RegExp(src, "u").test(path));
      const location = route?.headers?.["Location"];
      if (!route?.src || !location || hops === 0) return path;
      return follow(path.replace(new RegExp(route.src, "u"), location), hops - 1);
    };
    for (const { from, to } of rules.redirects)
      for (const path of [from, `${from}/`, `${from}.html`]) expect(follow(path), path).toBe(to);
  });
});

test("nginx: publishing again brings the new rules and leaves the server with its certificate alone", () => {
  const folder = join(home, "nginx-published");
  const root = join(home, "nginx-machine");
  const installed = (path: string) => join(root, path.replaceAll("<name>", rules.name));
  const server = installed("/etc/nginx/conf.d/<name>.conf");
  const publish = (made: typeof rules) => {
    writeDeployment("nginx", built, made, folder);
    const { status, stderr } = spawnSync("sh", [join(folder, "publish.sh")], {
      encoding: "utf8",
      env: { ...process.env, DESTDIR: root },
    });
    expect(status, stderr).toBe(0);
  };
  publish(rules);
  const first = readFileSync(server, "utf8");
  const secured = first.replace("listen 80;", "listen 443 ssl; # managed by Certbot");
  expect(secured).not.toBe(first);
  writeFileSync(server, secured);
  writeFileSync(installed("/var/www/<name>/gone.html"), "earlier");

  publish({ ...rules, headers: { ...rules.headers, "X-New": "1" } });
  expect(readFileSync(server, "utf8")).toBe(secured);
  expect(readFileSync(installed("/etc/nginx/<name>/rules.conf"), "utf8")).toContain("add_header X-New");
  expect(filesOf(installed("/var/www/<name>"))).toEqual(filesOf(join(folder, "site")));
  // Everything that a new version may change is in the replaced files.
  expect(first).not.toMatch(/add_header|return|location|error_page/u);
  for (const [, included = ""] of first.matchAll(/include (\S+);/gu))
    expect(existsSync(installed(included)), included).toBe(true);
});

const guide = readFileSync("docs/hosting.md", "utf8");

describe.each(Object.entries(hosts) as [keyof typeof hosts, Host][])("%s", (name, host) => {
  test("names the whole policy in one of its files, and nothing of this machine", () => {
    const files = host.files(rules);
    const all = Object.values(files).join("\n");
    for (const directive of (rules.headers[csp] ?? "").split("; ")) expect(all).toContain(directive);
    expect(all).not.toMatch(/127\.0\.0\.1|localhost|unsafe-/u);
    expect(all).not.toContain(resolve("."));
  });

  test("its folder holds the pages, and compressed files only where they are served", () => {
    const site = join(home, `${name}-site`);
    cpSync(built, site, { recursive: true });
    const compressed = ["index", "contactus", "fieldpage"].flatMap((page) =>
      compressedExtensions.map((ending) => `/${page}.html${ending}`),
    );
    for (const file of compressed) writeFileSync(join(site, file), "compressed");
    const folder = join(home, name);
    const written = writeDeployment(name, site, rules, folder);
    const files = filesOf(folder);
    for (const file of written) expect(files).toContain(`/${file}`);
    for (const file of ["index", "404", "contactus"]) expect(files).toContain(`/site/${file}.html`);
    expect(files).toContain("/site/.well-known/security.txt");
    const served = host.compresses ? [] : compressed.filter((file) => !file.startsWith("/fieldpage"));
    expect(files.filter((file) => compressedExtensions.some((ending) => file.endsWith(ending)))).toEqual(
      served.map((file) => `/site${file}`).sort(),
    );
  });

  test("its guide names the commands that publish", () => {
    const [, section = ""] = guide.split(`\n## ${host.title}\n`);
    const [own = ""] = section.split("\n## ");
    expect(own).toContain(`npm run host -- ${name}`);
    for (const command of host.publish.split(" && ")) expect(own).toContain(command);
  });

  test("made again, its folder keeps what the host's own program wrote there, and no page that is gone", () => {
    const folder = join(home, `${name}-again`);
    const written = writeDeployment(name, built, rules, folder);
    const links = [
      ".firebaserc",
      ".netlify/state.json",
      ".wrangler/state",
      ".env",
      "site/.vercel/project.json",
    ];
    const stale = ["site/gone.html", "site/gone/page.html", "site/_assets/gone.css"];
    for (const file of [...links, ...stale, ...written]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), "earlier");
    }
    writeDeployment(name, built, rules, folder);
    for (const file of links) expect(readFileSync(join(folder, file), "utf8"), file).toBe("earlier");
    for (const file of stale) expect(existsSync(join(folder, file)), file).toBe(false);
    for (const file of written) expect(readFileSync(join(folder, file), "utf8"), file).not.toBe("earlier");
  });
});
