/** The scripts that a page of a built site loads, and the bytes of their code after brotli. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { scriptOfAnalytics } from "./without-analytics.ts";

/** The bytes of all scripts of a page with a form: React, the form and the outbox. */
export const formBudget = 80_000;

/** A script's name of another in an import has its hash, eight letters that are others each time that one changes. */
const hashInImport = /((?:from|import)\s*\(?["`](?:\.|\/_assets)\/[\w.-]*\.)[\w-]{8}(?=\.js["`])/gu;
/** How many hashes a script is measured with. */
const hashes = 4;
/** The ids of the mail service's templates: a facility has one for each of its forms. */
export const templatesOfFacility = /(?<=\btemplates:)\{[^}]*\}/u;
/**
 * Bytes of a script's code, on average over hashes that are always the same. A hash, like any letter, decides up to
 * 0.1 kB of brotli's result for a form's script: one alone says little about the code.
 */
function scriptSize(script: string): number {
  const code = script.replace(templatesOfFacility, "{}");
  if (code.search(hashInImport) < 0) return compressed(code);
  let total = 0;
  for (let seed = 0; seed < hashes; seed++)
    total += compressed(
      code.replaceAll(hashInImport, (_found, before: string) => before + hashLike(before + seed)),
    );
  return total / hashes;
}
const compressed = (text: string) => brotliCompressSync(text).length;
const hashLike = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Measures the scripts of a built site. */
export function scriptsOf(directory: string) {
  const textOf = (file: string) => readFileSync(join(directory, file), "utf8");
  const sizes = new Map<string, number>();
  /** Bytes of a file; most are on many pages. */
  const size = (file: string) => {
    const known = sizes.get(file) ?? scriptSize(textOf(file));
    sizes.set(file, known);
    return known;
  };
  return {
    textOf,
    /** The scripts a page loads before any interaction, with their imports. */
    scripts(page: HTMLElement): string[] {
      const seen = new Set<string>();
      const visit = (file: string) => {
        if (seen.has(file)) return;
        seen.add(file);
        for (const [, name] of textOf(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/gu))
          visit(`/_assets/${name}`);
      };
      for (const script of page.querySelectorAll("script[src]")) visit(script.getAttribute("src") ?? "");
      return [...seen];
    },
    /** Bytes of the code of these files, without what analytics adds. */
    total: (files: readonly string[]) =>
      files.filter((file) => !scriptOfAnalytics.test(file)).reduce((sum, file) => sum + size(file), 0),
  };
}
