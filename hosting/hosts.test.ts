/** Each host's files say what the rules say, and its folder holds what the host serves. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readContent } from "../src/content/content.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { hosts, writeDeployment, type HostName } from "./hosts.ts";
import { filesOf } from "./pages.ts";
import { compressedExtensions, precompress } from "./precompress.ts";
import { siteRules } from "./rules.ts";

const home = mkdtempSync(join(tmpdir(), "hosts-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const page = `<!doctype html><title>Page</title>${"<p>Words.</p>".repeat(100)}<script>one()</script>`;
const built = join(home, "built");
for (const file of ["index", "404", "contactus", "fieldpage", "camps/june", "_assets/a.css"]) {
  const path = join(built, file.includes(".") ? file : `${file}.html`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, page);
}
await precompress(built, "fast");

const content = readContent("content").content as Content;
const rules = siteRules({ directory: built, content, mailOrigin: "https://mail.example" });
const policy = rules.headers["Content-Security-Policy"] ?? "";

/** The rules of a `_headers` file: a path and its headers. */
const headerRules = (text: string) =>
  text
    .trim()
    .split("\n\n")
    .map((rule) => {
      const [path = "", ...lines] = rule.split("\n");
      const pattern = path.replaceAll(/[.*+?^$]/gu, (letter) => (letter === "*" ? ".*" : `\\${letter}`));
      return {
        matches: new RegExp(`^${pattern.replace(":page", "[^/]+")}$`, "u"),
        headers: lines.map((line) => /^ {2}([\w-]+): (.+)$/u.exec(line)?.slice(1) ?? [line]),
      };
    });

describe.each(["netlify", "cloudflare"] as const)("%s", (name) => {
  const files: Readonly<Record<string, string>> = hosts[name].files(rules);

  test("every page and file gets each header once, with the cache it should have", () => {
    const all = headerRules(files["site/_headers"] ?? "");
    const headersOf = (path: string) =>
      all.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers);
    for (const path of ["/", "/contactus", "/camps/june", "/_assets/a.css", "/speculation-rules.json"]) {
      const names = headersOf(path).map(([header]) => header);
      expect(new Set(names).size, path).toBe(names.length);
      for (const header of Object.keys(rules.headers)) expect(names, path).toContain(header);
    }
    const cacheOf = (path: string) => headersOf(path).find(([header]) => header === "Cache-Control")?.[1];
    for (const path of ["/", "/contactus", "/camps/june"])
      expect(cacheOf(path), path).toBe(rules.cache.pages);
    expect(cacheOf("/_assets/a.css")).toBe(rules.cache.assets);
  });

  test("every alias is redirected, with and without .html", () => {
    const lines = (files["site/_redirects"] ?? "").trim().split("\n");
    for (const { from, to } of rules.redirects)
      expect(lines).toEqual(expect.arrayContaining([`${from} ${to} 301`, `${from}.html ${to} 301`]));
  });
});

test("vercel sends each header once and redirects every alias", () => {
  const { headers, redirects } = JSON.parse(hosts.vercel.files(rules)["site/vercel.json"]) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string }[];
  };
  const cacheOf = (path: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`, "u").test(path))
      .flatMap((rule) => rule.headers.flatMap(({ key, value }) => (key === "Cache-Control" ? value : [])));
  for (const path of ["/", "/contactus", "/camps/june"]) expect(cacheOf(path)).toEqual([rules.cache.pages]);
  expect(cacheOf("/_assets/a.css")).toEqual([rules.cache.assets]);
  expect(redirects.map(({ source, destination }) => ({ from: source, to: destination }))).toEqual(
    rules.redirects,
  );
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
