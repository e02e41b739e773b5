import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { inlineScriptsPath } from "./inline-scripts.ts";
import { securityTextPath } from "./security-txt.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The `Canonical` line of a site that is built with this `SITE_URL`. */
async function canonical(siteUrl: string | undefined): Promise<string | undefined> {
  vi.stubEnv("SITE_URL", siteUrl);
  const { hosting } = await import("./integration.ts");
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(folder, `${inlineScriptsPath}.html`), "");
  const finish = hosting().hooks["astro:build:done"] as unknown as (built: { dir: URL }) => void;
  finish({ dir: pathToFileURL(`${folder}/`) });
  return /^Canonical: (.+)$/mu.exec(readFileSync(join(folder, securityTextPath), "utf8"))?.[1];
}

test.each(["https://preview.example", "https://preview.example/"])(
  "security.txt of a site built for %s says so",
  async (siteUrl) => {
    expect(await canonical(siteUrl)).toBe(`https://preview.example${securityTextPath}`);
  },
);

test("without SITE_URL security.txt stands at the facility's website", async () => {
  const { content } = await import("../src/content/content.ts");
  expect(await canonical(undefined)).toBe(new URL(securityTextPath, content().facility.website).href);
});
