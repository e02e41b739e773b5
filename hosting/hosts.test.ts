/** Each host's files agree with the rules, and its folder holds the files that the host serves. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readContent } from "../src/content/content.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { hosts, writeDeployment, type HostName } from "./hosts.ts";
import { filesOf } from "./built-files.ts";
import { firstRedirectTooMany } from "./redirect-limit.ts";
import { compressedExtensions, precompress } from "./precompress.ts";
import { headersOf, siteRules } from "./site-rules.ts";

const home = mkdtempSync(join(tmpdir(), "hosts-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const page = `<!doctype html><title>Page</title>${"<p>Words.</p>".repeat(100)}<script>one()</script>`;
const built = join(home, "built");
const files = [
  "_assets/a.css",
  "og/camps/june.jpg",
  "favicon.ico",
  "files/waiver.pdf",
  "files/fall-schedule.pdf",
  "logo.png",
  "robots.txt",
  "speculation-rules.json",
];
for (const file of ["index", "404", "contactus", "fieldpage", "camps/june", ...files]) {
  const path = join(built, file.includes(".") ? file : `${file}.html`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, page);
}
await precompress(built, "fast");

const content = readContent("content").content as Content;
const rules = siteRules({ directory: built, content, mailOrigin: "https://mail.example" });
const policy = rules.headers.documents["Content-Security-Policy"] ?? "";
const documents = ["/", "/contactus", "/camps/june"];
const addresses = [...documents, ...files.map((file) => `/${file}`)];
/** The headers that a response to an address should have over HTTPS. */
const wanted = (path: string) => ({ ...headersOf(path, rules), ...rules.headers.secure });

test("only documents have the headers of documents, and only what is shared may be shown by others", () => {
  for (const path of addresses) {
    const sent = headersOf(path, rules);
    expect("Content-Security-Policy" in sent, path).toBe(documents.includes(path));
    expect(sent["Cross-Origin-Resource-Policy"], path).toBe(
      /^\/(?:og\/.*|favicon\.ico|logo\.png)$/u.test(path) ? "cross-origin" : "same-origin",
    );
  }
  for (const path of addresses)
    expect(headersOf(path, rules)["Content-Disposition"], path).toBe(
      path.startsWith("/files/") ? "attachment" : undefined,
    );
  expect("Content-Security-Policy" in headersOf("/no/such/page", rules)).toBe(true);
  expect("Content-Security-Policy" in headersOf("/404.html", rules)).toBe(true);
});

/** The headers that a `_headers` file gives to an address, as it writes them; a line with ! takes one back. */
function headersIn(text: string, path: string): [name: string, value: string][] {
  let sent: [name: string, value: string][] = [];
  for (const rule of text.trim().split("\n\n")) {
    const [place = "", ...lines] = rule.split("\n");
    const pattern = place.replaceAll(/[.*+?^$]/gu, (letter) => (letter === "*" ? ".*" : `\\${letter}`));
    if (!new RegExp(`^${pattern.replace(":page", "[^/]+")}$`, "u").test(path)) continue;
    for (const line of lines) {
      const [, removed] = /^ {2}! ([\w-]+)$/u.exec(line) ?? [];
      const [, name, value] = /^ {2}([\w-]+): (.+)$/u.exec(line) ?? [];
      if (removed !== undefined) sent = sent.filter(([other]) => other !== removed);
      else if (name !== undefined && value !== undefined) sent.push([name, value]);
      else throw new Error(`not a line of a _headers file: ${line}`);
    }
  }
  return sent;
}

const netlify: Readonly<Record<string, string>> = hosts.netlify.files(rules);
const cloudflare: Readonly<Record<string, string>> = hosts.cloudflare.files(rules);

test("on Cloudflare, each address has exactly its headers, with the cache it should have", () => {
  for (const path of addresses) {
    const {
      "Cache-Control": cache,
      "Content-Type": _type,
      ...sent
    } = Object.fromEntries(headersIn(cloudflare["site/_headers"] ?? "", path));
    expect(sent, path).toEqual(wanted(path));
    if (documents.includes(path)) expect(cache).toBe(rules.cache.pages);
    if (path.startsWith("/_assets/")) expect(cache).toBe(rules.cache.assets);
  }
});

test("on Netlify, each address has its headers, documents and pictures no others, and each header once", () => {
  for (const path of addresses) {
    const sent = headersIn(netlify["site/_headers"] ?? "", path);
    const names = sent.map(([name]) => name);
    expect(new Set(names).size, path).toBe(names.length);
    const { "Cache-Control": cache, ...values } = Object.fromEntries(sent);
    if (documents.includes(path)) {
      expect({ ...values, ...rules.headers.own }, path).toEqual(wanted(path));
      expect(cache).toBe(rules.cache.pages);
    } else if (/^\/(?:_assets|og|files)\//u.test(path)) expect(values, path).toEqual(wanted(path));
    else expect(values["Cross-Origin-Resource-Policy"]).not.toBe("same-origin");
    if (path.startsWith("/_assets/")) expect(cache).toBe(rules.cache.assets);
  }
});

test.each([
  ["netlify", netlify],
  ["cloudflare", cloudflare],
])(
  "on %s, every alias is redirected, with and without .html, and a page with a capital letter",
  (_, written) => {
    const lines = (written["site/_redirects"] ?? "").trim().split("\n");
    for (const { from, to } of rules.redirects)
      expect(lines).toEqual(expect.arrayContaining([`${from} ${to} 301`, `${from}.html ${to} 301`]));
    expect(lines).toContain("/Hitting /hitting 301");
    expect(lines).toContain("/Fieldpage /fielding 301");
    for (const line of lines) expect(line).not.toMatch(/^(\S+) \1 /u);
  },
);

test("Vercel sends each address exactly its headers, once, and redirects every alias", () => {
  const { headers, redirects } = JSON.parse(hosts.vercel.files(rules)["site/vercel.json"]) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string }[];
  };
  const sentTo = (path: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`, "u").test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
  for (const path of addresses) {
    const sent = sentTo(path).filter(([name]) => name !== "Content-Type");
    expect(new Set(sent.map(([name]) => name)).size, path).toBe(sent.length);
    const { "Cache-Control": cache, ...values } = Object.fromEntries(sent);
    expect(values, path).toEqual(wanted(path));
    expect(cache).toBe(path.startsWith("/_assets/") ? rules.cache.assets : rules.cache.pages);
  }
  const leads = redirects.map(({ source, destination }) => ({ from: source, to: destination }));
  expect(leads).toEqual(expect.arrayContaining([...rules.redirects, { from: "/Hitting", to: "/hitting" }]));
});

describe("the addresses of an older site", () => {
  const older = [
    { from: "/About-Us", to: "contactus" },
    { from: "/forms/Waiver.pdf", to: "privacy" },
    { from: "/default.aspx", to: "home" },
    { from: "/index.php?page_id=12&lang=en", to: "contactus" },
  ];
  const olderRules = siteRules({
    directory: built,
    content: { ...content, redirects: { redirects: older } },
  });
  const filesFor = (name: HostName): Readonly<Record<string, string>> => hosts[name].files(olderRules);

  test("are redirected by their path on every host, to Home too", () => {
    for (const name of ["netlify", "cloudflare"] as const) {
      const lines = filesFor(name)["site/_redirects"]?.split("\n");
      for (const line of ["/About-Us /contactus", "/forms/Waiver.pdf /privacy", "/default.aspx /"])
        expect(lines, name).toContain(`${line} 301`);
      expect(lines?.some((line) => line.startsWith("/home "))).toBe(false);
    }
    expect(filesFor("nginx")["maps.conf"]).toContain(
      String.raw`"~^/forms/Waiver\.pdf(?:\.html)?/?(?:\?|$)" /privacy;`,
    );
  });

  test("are redirected by their query where a host can, and each host says whether it can", () => {
    expect(filesFor("netlify")["site/_redirects"]).toContain(
      "/index.php page_id=12 lang=en /contactus 301!\n",
    );
    expect(filesFor("cloudflare")["site/_redirects"]).not.toContain("index.php");
    const { redirects } = JSON.parse(filesFor("vercel")["site/vercel.json"] ?? "") as { redirects: object[] };
    expect(redirects).toContainEqual({
      source: "/index.php",
      has: [
        { type: "query", key: "page_id", value: "12" },
        { type: "query", key: "lang", value: "en" },
      ],
      destination: "/contactus",
      statusCode: 301,
    });
    expect(filesFor("nginx")["maps.conf"]).toContain("map $request_uri $site_query_redirect {");
    expect(filesFor("nginx")["rules.conf"]).toContain("return 301 $site_query_redirect;");
    expect(Object.entries(hosts).filter(([, { redirectsQueries }]) => !redirectsQueries)).toMatchObject([
      ["cloudflare", { title: "Cloudflare" }],
    ]);
  });

  test("one with more parameters comes before one with fewer, whatever their order in the file", () => {
    const both = siteRules({
      directory: built,
      content: {
        ...content,
        redirects: {
          redirects: [
            { from: "/list.php?x=1", to: "hitting" },
            { from: "/list.php?x=1&y=2&z=3", to: "fielding" },
            { from: "/list.php?y=2&x=1", to: "pitching" },
          ],
        },
      },
    });
    expect(both.queryRedirects.map(({ to }) => to)).toEqual(["/fielding", "/pitching", "/hitting"]);
    expect(hosts.netlify.files(both)["site/_redirects"]).toMatch(
      /^[^\n]* \/fielding 301!\n[^\n]* \/pitching 301!\n/u,
    );
  });

  test("more than a host takes are found at the first that is too many", () => {
    const many = (count: number) => ({
      ...content,
      redirects: {
        redirects: Array.from({ length: count }, (_, at) => ({ from: `/old/${at}`, to: "hitting" })),
      },
    });
    for (const name of ["cloudflare", "vercel"] as const) {
      const { redirectLimit } = hosts[name];
      const first = firstRedirectTooMany(hosts[name], rules, many(2500)) ?? 0;
      expect(first).toBeGreaterThan(100);
      const count = (redirects: number) =>
        redirectLimit.count(siteRules({ directory: built, content: many(redirects) }));
      expect(count(first)).toBeLessThanOrEqual(redirectLimit.most);
      expect(count(first + 1)).toBeGreaterThan(redirectLimit.most);
      expect(firstRedirectTooMany(hosts[name], rules, many(first))).toBeUndefined();
    }
    for (const name of ["netlify", "nginx"] as const)
      expect(firstRedirectTooMany(hosts[name], rules, many(2500))).toBeUndefined();
  });

  test("without a query, nginx has no map for them", () => {
    expect(Object.values(hosts.nginx.files(rules)).join("")).not.toContain("site_query_redirect");
  });
});

test("the workflows for GitHub, GitLab and Netlify run the command that publishes", () => {
  const [github = "", gitlab = "", netlify = ""] = [
    "docs/publish/github.yml",
    "docs/publish/gitlab.yml",
    "netlify.toml",
  ].map((file) => readFileSync(file, "utf8"));
  for (const text of [github, gitlab]) {
    expect(text).toContain("npm run host -- netlify");
    expect(text.replace("--yes ", "")).toContain(hosts.netlify.publish);
  }
  expect(github).toContain('cron: "30 9 * * *"');
  expect(netlify).toContain('command = "npm run host -- netlify"');
  expect(netlify).toContain('publish = "deploy/netlify/site"');
});

const guide = readFileSync("docs/hosting.md", "utf8");

describe.each(Object.keys(hosts) as HostName[])("%s", (name) => {
  const host = hosts[name];

  test("has the whole policy in its files, and no address of this machine", () => {
    const all = Object.values(host.files(rules)).join("\n");
    expect(all).toContain(policy);
    expect(all).not.toMatch(/127\.0\.0\.1|localhost|unsafe-/u);
  });

  test("its folder has the pages without aliases, compressed files only if the host serves them, and no old files", () => {
    const folder = join(home, name);
    const kept = [".netlify/state.json", ".wrangler/state", "site/.vercel/project.json"];
    for (const file of [...kept, "site/gone.html"]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), "earlier");
    }
    const written = writeDeployment(name, built, rules, folder);
    const files = filesOf(folder);
    for (const file of [...kept, ...written, "site/index.html", "site/404.html"])
      expect(existsSync(join(folder, file)), file).toBe(true);
    expect(files.some((file) => /gone|fieldpage/u.test(file))).toBe(false);
    const compressed = files.filter((file) => compressedExtensions.some((ending) => file.endsWith(ending)));
    expect(compressed.length > 0).toBe(!host.compresses);
  });

  test("docs/hosting.md names the commands that publish", () => {
    const [, section = ""] = guide.split(`\n## ${host.title}\n`);
    const [chapter = ""] = section.split("\n## ");
    expect(chapter).toContain(`npm run host -- ${name}`);
    expect(chapter).toContain(host.publish);
  });
});

test("compressed files have the same text", () => {
  const file = join(built, "contactus.html");
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
});
