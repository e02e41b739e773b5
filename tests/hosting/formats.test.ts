/** The files of the hosts that have no server here, read as those hosts read them: by their parsers, schemas, rules. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeDeployment } from "../../hosting/deployment.ts";
import { hosts } from "../../hosting/hosts/all.ts";
import { template, viewerRequest } from "../../hosting/hosts/aws.ts";
import type { Host } from "../../hosting/hosts/host.ts";
import { filesOf } from "../../hosting/pages.ts";
import { compressedEndings } from "../../hosting/precompress.ts";
import { siteRules } from "../../hosting/rules.ts";
import { localSite } from "../../scripts/serve.ts";
import { content } from "../../src/model/content.ts";
import { ownFolder } from "../own-folder.ts";
import { bringTools, program, tool, toolFile } from "./tools.ts";

const rules = siteRules({ directory: localSite, content: content() });
const home = ownFolder("formats");
/** The site as a host gets it that compresses by itself. */
const built = join(home, "built");
const csp = "Content-Security-Policy";

beforeAll(async () => {
  await bringTools();
  cpSync(localSite, built, {
    recursive: true,
    filter: (path) => !compressedEndings.some((ending) => path.endsWith(ending)),
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
    // Its rules do not tell an address with a slash at the end from one without.
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

test("Azure: the configuration keeps to what its documentation allows", () => {
  const text = v.record(v.string(), v.string());
  const route = v.union([
    v.strictObject({ route: v.string(), redirect: v.string(), statusCode: v.picklist([301, 302]) }),
    v.strictObject({ route: v.pipe(v.string(), v.regex(/^\/[^*]*\*?$/u)), headers: text }),
  ]);
  const schema = v.strictObject({
    trailingSlash: v.picklist(["always", "never", "auto"]),
    globalHeaders: text,
    mimeTypes: v.record(v.pipe(v.string(), v.startsWith(".")), v.string()),
    routes: v.array(route),
    responseOverrides: v.strictObject({
      404: v.strictObject({ rewrite: v.string(), statusCode: v.literal(404) }),
    }),
  });
  const file = hosts.azure.files(rules)["site/staticwebapp.config.json"] ?? "";
  const config = v.parse(schema, JSON.parse(file));
  expect(config.globalHeaders[csp]).toBe(rules.headers[csp]);
  const moved = new Map(
    config.routes.flatMap((each) => ("redirect" in each ? [[each.route, each.redirect] as const] : [])),
  );
  for (const { from, to } of rules.redirects)
    for (const path of [from, `${from}.html`]) expect(moved.get(path), path).toBe(to);
  // To Azure a route is the same with a slash at the end; it refuses a file that has one twice.
  const named = config.routes.map((each) => each.route.replace(/\/$/u, ""));
  expect(new Set(named).size).toBe(named.length);
  // 20 kB is Azure's limit for the file.
  expect(file.length).toBeLessThan(20_000);
});

describe("AWS", () => {
  interface Answer {
    readonly uri?: string;
    readonly statusCode?: number;
    readonly headers?: { readonly location?: { readonly value: string } };
  }
  const event = (uri: string, querystring: object = {}) => ({ request: { uri, querystring, headers: {} } });
  const said = ({ uri, statusCode, headers }: Answer) =>
    statusCode ? `${statusCode} ${headers?.location?.value}` : uri;
  const handler = runInNewContext(`${viewerRequest(rules)}; handler`) as (asked: object) => Answer;
  const go = (uri: string, querystring?: object) => said(handler(event(uri, querystring)));

  const cases: readonly [path: string, answer: string][] = [
    ["/", "/index.html"],
    ["/home", "/home.html"],
    ["/contactus", "/contactus.html"],
    ["/camps/june", "/camps/june.html"],
    ["/_assets/a.B1.css", "/_assets/a.B1.css"],
    ["/.well-known/security.txt", "/.well-known/security.txt"],
    ["/fieldpage", "301 /fielding"],
    ["/fieldpage/", "301 /fielding"],
    ["/fieldpage.html", "301 /fielding"],
    ["/coachbios/hitting/", "301 /hitting"],
    ["/coachbios/hitting.html", "301 /hitting"],
    ["/contactus.html", "301 /contactus"],
    ["/contactus/", "301 /contactus"],
    ["/index.html", "301 /"],
    ["//evil.example/", "//evil.example/.html"],
  ];
  const query = {
    a: { value: "1" },
    b: { value: "2", multiValue: [{ value: "2" }, { value: "3" }] },
    c: { value: "" },
  };
  const queried = "301 /fielding?a=1&b=2&b=3&c";

  test.each(cases)("the function answers %s with %s", (uri, answer) => expect(go(uri)).toBe(answer));

  test("the query stays", () => expect(go("/fieldpage", query)).toBe(queried));

  test("the function answers the same in the family of engines that CloudFront's is of", () => {
    const events = [...cases.map(([uri]) => event(uri)), event("/fieldpage", query)];
    const file = join(home, "viewer-request.js");
    writeFileSync(
      file,
      `${viewerRequest(rules)}
${JSON.stringify(events)}.forEach(function (each) { console.log(JSON.stringify(handler(each))); });\n`,
    );
    const { stdout, stderr, status } = spawnSync(program("njs"), [file], { encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
    const answers = stdout.trim().split("\n");
    expect(answers.map((line) => said(JSON.parse(line) as Answer))).toEqual([
      ...cases.map(([, answer]) => answer),
      queried,
    ]);
  });

  test("the function is small enough and uses nothing CloudFront lacks", () => {
    const code = viewerRequest(rules);
    expect(code.length).toBeLessThan(10_240);
    expect(code).not.toMatch(/require|import |fetch|process|async|\?\./u);
    expect(code).not.toMatch(/=>|`|\b(?:const|let|class)\b|\.flat|\.\.\./u);
  });

  test("the template's references lead to what it defines", () => {
    const { Resources, Parameters } = template(rules) as Record<string, Record<string, { Type: string }>>;
    const known = new Set([...Object.keys(Resources ?? {}), ...Object.keys(Parameters ?? {})]);
    const seen: string[] = [];
    JSON.stringify(template(rules), (key, value: unknown) => {
      if (key === "Ref") seen.push(String(value));
      if (key === "Fn::GetAtt") seen.push(String((value as string[])[0]));
      if (key === "Fn::Sub")
        for (const [, name = ""] of String(value).matchAll(/\$\{([A-Za-z]+)(?:\.\w+)?\}/gu)) seen.push(name);
      return value;
    });
    expect(seen.length).toBeGreaterThan(10);
    for (const name of seen) expect(known, name).toContain(name);
    for (const { Type } of Object.values(Resources ?? {}))
      expect(Type).toMatch(/^AWS::(?:S3|CloudFront)::\w+$/u);
  });

  test("every header is in the policy, those with a section of their own in it", () => {
    const { Resources } = template(rules) as { Resources: Record<string, { Properties: object }> };
    const text = JSON.stringify(Resources["Headers"]?.Properties);
    for (const value of Object.values(rules.headers)) {
      if (/^max-age|^nosniff/u.test(value)) continue;
      expect(text).toContain(JSON.stringify(value).slice(1, -1));
    }
    expect(text).toContain('"AccessControlMaxAgeSec":63072000');
  });

  test("how long an answer may be kept is its file's to say, so that a missing asset is not kept like an asset", () => {
    expect(JSON.stringify(template(rules))).not.toMatch(/cache-control|CacheBehaviors/iu);
    const stored = publishToFake(join(home, "aws-published"));
    expect([...stored.keys()].sort()).toEqual(filesOf(join(home, "aws-published/site")));
    for (const [file, { cache, type }] of stored) {
      const { assets, pages, errors } = rules.cache;
      expect(cache, file).toBe(
        file === rules.notFound ? errors : file.startsWith(rules.assets) ? assets : pages,
      );
      const ending = /\.([a-z0-9]+)$/u.exec(file)?.[1] ?? "";
      expect(type, file).toBe(rules.types.byPath[file] ?? rules.types.byEnding[ending] ?? "");
    }
  });

  test("the stack can be deleted while the bucket has files", () => {
    const { Resources } = template(rules) as { Resources: Record<string, { DeletionPolicy?: string }> };
    expect(Resources["Bucket"]?.DeletionPolicy).toBe("RetainExceptOnCreate");
  });
});

interface Stored {
  readonly cache: string;
  /** The content type that was named; empty when it is left to the ending. */
  readonly type: string;
}

/** Publishes with a stand-in for the `aws` command, into a bucket with one old file, and answers with what is stored. */
function publishToFake(folder: string): Map<string, Stored> {
  writeDeployment("aws", built, rules, folder);
  const programs = join(folder, "programs");
  mkdirSync(programs, { recursive: true });
  const log = join(folder, "aws.log");
  writeFileSync(log, "");
  writeFileSync(
    join(programs, "aws"),
    `#!/bin/sh
[ "$1 $2" = "cloudformation describe-stacks" ] && echo bucket
for word; do printf '%s\\t' "$word" >>"${log}"; done
echo >>"${log}"
`,
    { mode: 0o755 },
  );
  const { status, stderr } = spawnSync("sh", ["publish.sh", "stack", "arn"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env["PATH"]}` },
  });
  expect(status, stderr).toBe(0);

  const stored = new Map<string, Stored>([["/gone.html", { cache: "", type: "" }]]);
  const calls = readFileSync(log, "utf8").trim().split("\n");
  for (const [service, verb, from = "", to = "", ...options] of calls.map((line) =>
    line.trim().split("\t"),
  )) {
    if (service !== "s3") continue;
    const prefix = to.replace("s3://bucket", "").replace(/\/$/u, "");
    const one = verb === "cp" && !options.includes("--recursive");
    const source = join(folder, from);
    const files = one ? [""] : filesOf(source);
    const option = (name: string) => (options.includes(name) ? options[options.indexOf(name) + 1] : "") ?? "";
    /** The last filter that matches decides, as in the real one; `*` stands for slashes too. */
    const taken = (file: string) =>
      options.reduce((yes, word, index) => {
        if (word !== "--exclude" && word !== "--include") return yes;
        const pattern = (options[index + 1] ?? "").replaceAll(".", "\\.").replaceAll("*", ".*");
        return new RegExp(`^${pattern}$`, "u").test(file.slice(1)) ? word === "--include" : yes;
      }, true);
    for (const file of files.filter(taken)) {
      if (verb === "sync" && stored.has(prefix + file)) continue;
      stored.set(prefix + file, { cache: option("--cache-control"), type: option("--content-type") });
    }
    if (options.includes("--delete"))
      for (const file of stored.keys())
        if (file.startsWith(prefix) && !files.includes(file.slice(prefix.length))) stored.delete(file);
  }
  return stored;
}

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
  // All that a new version can change stands in what is replaced.
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
      compressedEndings.map((ending) => `/${page}.html${ending}`),
    );
    for (const file of compressed) writeFileSync(join(site, file), "compressed");
    const folder = join(home, name);
    const written = writeDeployment(name, site, rules, folder);
    const files = filesOf(folder);
    for (const file of written) expect(files).toContain(`/${file}`);
    for (const file of ["index", "404", "contactus"]) expect(files).toContain(`/site/${file}.html`);
    expect(files).toContain("/site/.well-known/security.txt");
    const served = host.compresses ? [] : compressed.filter((file) => !file.startsWith("/fieldpage"));
    expect(files.filter((file) => compressedEndings.some((ending) => file.endsWith(ending)))).toEqual(
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
