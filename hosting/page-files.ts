/**
 * What each built page gets before it is published. It allows the styles in it, by their hashes. And the scripts that
 * Astro writes into a page with an island move to a file, so that the page fits into one round trip and the policy allows
 * no script in a page.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { stylePolicy } from "./headers.ts";
import { hashOf, inlineTexts, pageFilesOf } from "./pages.ts";

/** The page as it is published, and the files that it then needs, with their texts. */
export function publishedPage(html: string): { page: string; files: Readonly<Record<string, string>> } {
  const { scripts, styles } = inlineTexts(html);
  const policy = `<meta http-equiv="content-security-policy" content="${stylePolicy(styles.map(hashOf))}">`;
  const allowed = html.replace('<meta charset="utf-8">', (charset) => charset + policy);
  if (scripts.length === 0) return { page: allowed, files: {} };
  const text = scripts.join(";\n");
  const file = `/_assets/islands.${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  const [first, ...more] = scripts.map((script) => `<script>${script}</script>`);
  const page = more
    .reduce((rest, script) => rest.replace(script, () => ""), allowed)
    .replace(first ?? "", () => `<script async src="${file}"></script>`);
  return { page, files: { [file]: text } };
}

/** The integration that does it after each build. */
export function pageFiles(): AstroIntegration {
  return {
    name: "page-files",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const directory = fileURLToPath(dir);
        for (const path of pageFilesOf(directory)) {
          const { page, files } = publishedPage(readFileSync(join(directory, path), "utf8"));
          for (const [file, text] of Object.entries({ ...files, [path]: page }))
            writeFileSync(join(directory, file), text);
        }
      },
    },
  };
}
