import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

const css = "text/css; charset=utf-8";

/** The files of the mail program by the name they have under `/_mail/assets/`; no other can be asked for. */
const assets: Readonly<Record<string, { readonly type: string; readonly path: () => string | URL }>> = {
  // The site's own tokens, so that the mail program looks like the rest.
  "tokens.css": { type: css, path: () => new URL("../src/styles/tokens.css", import.meta.url) },
  "look.css": { type: css, path: () => page("look.css") },
  "tools.css": { type: css, path: () => page("tools.css") },
  "mail.css": { type: css, path: () => page("mail.css") },
  "refresh.js": { type: "text/javascript; charset=utf-8", path: () => page("refresh.js") },
  "mark.svg": { type: "image/svg+xml", path: () => page("mark.svg") },
  "display.woff2": {
    type: "font/woff2",
    path: () => resolve("@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2"),
  },
  "reading.woff2": {
    type: "font/woff2",
    path: () => resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  },
};

/** A file of the mail program, read anew each time; `undefined` for any other name. */
export function readAsset(name: string): { readonly type: string; readonly content: Buffer } | undefined {
  const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (asset === undefined) return undefined;
  try {
    return { type: asset.type, content: readFileSync(asset.path()) };
  } catch {
    return undefined;
  }
}

function page(name: string): URL {
  return new URL(`./page/${name}`, import.meta.url);
}
