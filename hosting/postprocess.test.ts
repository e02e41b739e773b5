import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { readContent } from "../src/content/content.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { devHeaders, withNonce } from "./dev-headers.ts";
import { postprocessHtml } from "./postprocess.ts";
import { inlineScriptsPath, takeInlineScripts } from "./inline-scripts.ts";
import { addressOf, filesOf, inlineHashes } from "./pages.ts";
import { precompress } from "./precompress.ts";
import { securityText } from "./security-txt.ts";

const facility = { email: "desk@example.com", website: "https://example.com" };

test("security.txt says whom to tell, and until when", () => {
  const text = securityText(facility, new Date("2027-03-15T10:00:00Z"));
  expect(text.split("\n")).toEqual([
    "Contact: mailto:desk@example.com",
    "Expires: 2028-02-01T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://example.com/.well-known/security.txt",
    "",
  ]);
});

test.each(["2027-01-31T23:59:59Z", "2028-02-29T00:00:00Z", "2027-12-31T12:00:00Z"])(
  "security.txt made on %s expires within a year, and not soon",
  (now) => {
    const expires = /^Expires: (.+)$/mu.exec(securityText(facility, new Date(now)))?.[1] ?? "";
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
  },
);

const own = { scripts: new Set(["1", "one()", "two()"]), styles: new Set(["a{}"]) };
const digest = (path: string) => (path === "/gone.js" ? undefined : `sha384-${path}`);
const finished = (html: string) => postprocessHtml(html, own, digest);

test("no script of a page waits for the style sheet, or has the page wait for it; data stays data", () => {
  const html = `<script type="module" src="/a.js"></script><script>1</script><script type="application/ld+json">{}</script>`;
  const once = finished(html);
  expect(once).toBe(
    `<script async type="module" src="/a.js" integrity="sha384-/a.js"></script><script async type="module">1</script><script type="application/ld+json">{}</script>`,
  );
  expect(finished(once)).toBe(once);
});

test("scripts, styles and modules get a digest, everything else stays as it is", () => {
  const html = `<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg" /><link rel="modulepreload" href="/a.js" />`;
  expect(finished(html)).toBe(
    `<link rel="stylesheet" href="/a.css" integrity="sha384-/a.css"><link rel="icon" href="/i.svg" /><link rel="modulepreload" href="/a.js" integrity="sha384-/a.js" />`,
  );
});

test("the style of islands is taken out, in the body where HTML allows none", () => {
  expect(finished("<p>a</p><style>a{}</style><p>b</p>")).toBe("<p>a</p><p>b</p>");
});

test.each(["/gone.js", "https://other.example/x.js", "//other.example/x.js", "data:text/javascript,1"])(
  "a page that loads %s, which the site lacks, is an error at build",
  (src) => {
    expect(() => finished(`<script src="${src}"></script>`)).toThrow(
      `a page loads ${src}, and the built site has no such file`,
    );
  },
);

test.each([
  "<script>alert(1)</script>",
  "<script type=module>alert(1)</script>",
  "<script type=importmap>{}</script>",
  "<svg><script>alert(1)</script></svg>",
  "<template><script>alert(1)</script></template>",
  "<p><script\n>1 </script>",
  "<style>b{}</style>",
])("a page that holds %s, which the build did not write, is an error at build", (html) => {
  expect(() => finished(html)).toThrow(/^a page holds a (?:script|style) that the build did not write/u);
});

/** Text that looks like tags, in the places where HTML allows it. */
const wordsLikeTags = [
  `<meta name="description" content="you know html, <style> and <script> tags">`,
  `<meta content="<script></script><script>1</script>">`,
  `<p title='<script src="/gone.js"></script>'>x</p>`,
  `<title><script>alert(1)</script><style></title>`,
  `<textarea><script>alert(1)</script></textarea>`,
  `<!-- <script>alert(1)</script><link rel="stylesheet" href="/gone.css"> -->`,
  `<script type="application/ld+json">{"a":"<style>b{}</style><link rel='stylesheet' href='/gone.css'>"}</script>`,
  `<noscript><p title="<script>">x</p></noscript>`,
];

test.each(wordsLikeTags)("%s stays byte for byte, and nothing of it is allowed to run", (html) => {
  expect(finished(html)).toBe(html);
  expect(withNonce(html, "n")).toBe(html);
  expect(inlineHashes([html])).toEqual({ scriptHashes: [], styleHashes: [] });
});

test("what stands in the pages is hashed once, data is not", () => {
  const pages = [
    `<script>one()</script><script type="application/ld+json">{}</script><style>a{}</style>`,
    `<script type="module">two()</script><script src="/a.js"></script><script>one()</script>`,
  ];
  const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const { scriptHashes, styleHashes } = inlineHashes(pages);
  expect([...scriptHashes].sort()).toEqual([sha("one()"), sha("two()")].sort());
  expect(styleHashes).toEqual([sha("a{}")]);
});

test("while developing, the scripts and styles of a page carry the nonce", () => {
  expect(withNonce("<head><style>a{}</style></head><script>1</script>", "n")).toBe(
    `<head><meta property="csp-nonce" nonce="n"><script nonce="n">delete globalThis.SharedWorker</script><style nonce="n">a{}</style></head><script nonce="n">1</script>`,
  );
});

test("while developing, the page of an error has no policy, which would refuse what Vite shows there", async () => {
  const headers = devHeaders(readContent("content").content as Content);
  const server = createServer((request, response) =>
    headers(request, response, () => {
      response.writeHead(request.url === "/broken" ? 500 : 200, { "Content-Type": "text/html" });
      response.end("<title>A page</title>");
    }),
  ).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policyAt = async (path: string) =>
    (await fetch(origin + path, { headers: { Accept: "text/html" } })).headers.get("content-security-policy");
  expect(await policyAt("/")).toContain("require-trusted-types-for");
  expect(await policyAt("/broken")).toBeNull();
  server.close();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("what the build writes itself is taken from a page without content, which is not published", () => {
  const folder = temporaryFolder();
  const page = `<style>a{}</style><script>1</script><astro-island component-url="/_assets/Nothing.x.js"></astro-island>`;
  mkdirSync(join(folder, "_assets"));
  writeFileSync(join(folder, `${inlineScriptsPath}.html`), page);
  writeFileSync(join(folder, "_assets/Nothing.x.js"), "");
  expect(takeInlineScripts(folder)).toEqual({ scripts: new Set(["1"]), styles: new Set(["a{}"]) });
  expect(filesOf(folder)).toEqual([]);
});

test.each([
  ["/index.html", "/"],
  ["/contactus.html", "/contactus"],
  ["/camps/index.html", "/camps/"],
  ["/camps/june.html", "/camps/june"],
  ["/myindex.html", "/myindex"],
])("the file %s answers at %s", (file, address) => expect(addressOf(file)).toBe(address));

test("compressed files say what the originals say, and stand only where they gain something", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "a"));
  const page = "<p>hello, hello</p>".repeat(100);
  writeFileSync(join(folder, "a/page.html"), page);
  writeFileSync(join(folder, "tiny.txt"), "hello");
  writeFileSync(join(folder, "picture.avif"), page);
  await precompress(folder);
  const files = filesOf(folder);
  expect(files.filter((file) => !/page/u.test(file))).toEqual(["/picture.avif", "/tiny.txt"]);
  expect(files).toEqual(expect.arrayContaining(["/a/page.html.br", "/a/page.html.gz"]));
  expect(gunzipSync(readFileSync(join(folder, "a/page.html.gz"))).toString()).toBe(page);
  expect(brotliDecompressSync(readFileSync(join(folder, "a/page.html.br"))).toString()).toBe(page);
});
