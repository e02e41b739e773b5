import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scriptHashesOf } from "./built-files.ts";

const site = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(site, { recursive: true, force: true }));

test("each script that stands in a page has its hash once; files and data have none", () => {
  writeFileSync(
    join(site, "index.html"),
    `<!doctype html><script src="/a.js"></script><script>one()</script>`,
  );
  writeFileSync(
    join(site, "camps.html"),
    `<script type="module">two()</script><script>one()</script><script type="application/ld+json">{}</script>`,
  );
  // Computed by `printf 'two()' | openssl dgst -sha256 -binary | base64`, and so for `one()`.
  expect(scriptHashesOf(site)).toEqual([
    "'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw='",
    "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='",
  ]);
});
