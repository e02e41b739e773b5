/** The scripts that a page of a built site loads, and their bytes after brotli. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";

/** An address in an import or export, `./client.DlF8eg1o.js`. */
const staticImport = /(?:from|import)\s*"\.\/([^"]+\.js)"/gu;

/** Measures the scripts of a built site. */
export function scriptsOf(directory: string) {
  const textOf = (file: string) => readFileSync(join(directory, file), "utf8");
  const sizes = new Map<string, number>();
  /** Bytes of a file; most are on many pages. */
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliCompressSync(textOf(file)).length;
    sizes.set(file, size);
    return size;
  };
  return {
    textOf,
    sizeOf,
    /** The scripts a page loads before any interaction, with their imports. */
    scripts(page: HTMLElement): string[] {
      const seen = new Set<string>();
      const visit = (file: string) => {
        if (seen.has(file)) return;
        seen.add(file);
        for (const [, name] of textOf(file).matchAll(staticImport)) visit(`/_assets/${name}`);
      };
      for (const script of page.querySelectorAll("script[src]")) visit(script.getAttribute("src") ?? "");
      return [...seen];
    },
  };
}
