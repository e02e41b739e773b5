/**
 * What happens to each built page before it is published, so that it fits into one round trip and the policy allows
 * nothing unsafe. The styles in it lose the rules that it cannot use, and are allowed by their hashes. The scripts that
 * Astro writes into a page with an island move to a file.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { stylePolicy } from "./headers.ts";
import { filesOf, pageFilesOf } from "./pages.ts";
import { usedProperties, usedStyles } from "./used-styles.ts";

/** What pages share: the text of all scripts, by file, and of all style sheets. */
interface Shared {
  readonly scripts: ReadonlyMap<string, string>;
  readonly sheets: string;
}

/** The page as it is published, and the files that it then needs, with their texts. */
export function publishedPage(
  html: string,
  shared: Shared,
): { page: string; files: Readonly<Record<string, string>> } {
  const { scripts, styles } = inlineTexts(html);
  const code = [...shared.scripts.values()].join("\n");
  const body = styles.reduce((rest, style) => rest.replace(style, ""), html);
  const used = styles.map((style) => usedProperties(usedStyles(style, body + code), shared.sheets + body));
  const light = styles.reduce((rest, style, nr) => rest.replace(style, () => used[nr] ?? ""), html);
  const policy = `<meta http-equiv="content-security-policy" content="${stylePolicy(used.map(hashOf))}">`;
  const allowed = light.replace('<meta charset="utf-8">', (charset) => charset + policy);
  if (scripts.length === 0) return { page: allowed, files: {} };
  const text = scripts.join(";\n");
  const file = `/_assets/islands.${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  const [first, ...more] = scripts.map((script) => `<script>${script}</script>`);
  const page = more
    .reduce((rest, script) => rest.replace(script, () => ""), allowed)
    .replace(first ?? "", () => `<script async src="${file}"></script>`)
    .replace("</body>", () => `${islandModules(html, shared).map(preload).join("")}</body>`);
  return { page, files: { [file]: text } };
}

/** The scripts and styles that stand in a page; data (JSON) is left out, since browsers do not run it. */
function inlineTexts(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  const texts = { script: [] as string[], style: [] as string[] };
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    const name = node.nodeName;
    if ((name === "script" || name === "style") && "attrs" in node) {
      const given = new Map(node.attrs.map((each) => [each.name, each.value]));
      const isData = /^application\/(?:ld\+)?json$/u.test(given.get("type") ?? "");
      const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      if (!given.has("src") && !isData) texts[name].push(text);
    }
    if ("content" in node) walk(node.content);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return { scripts: texts.script, styles: texts.style };
}

/** The hash of a style for the policy: `sha256-…`. */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The modules that hydrate the page's island. Without a preload, each is found only after the one before it. */
function islandModules(html: string, { scripts }: Shared): readonly string[] {
  const [, component = ""] = /component-url="([^"]+)"/u.exec(html) ?? [];
  const imports = scripts.get(component)?.matchAll(/from"\.(\/[^"]+)"/gu) ?? [];
  return [component, ...[...imports].map(([, file = ""]) => component.replace(/\/[^/]+$/u, file))];
}

/** With low priority, because what is painted first matters more. */
function preload(module: string): string {
  return `<link rel="modulepreload" fetchpriority="low" href="${module}">`;
}

/** The integration that does it after each build. */
export function pageFiles(): AstroIntegration {
  return {
    name: "page-files",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const directory = fileURLToPath(dir);
        const read = (file: string) => readFileSync(join(directory, file), "utf8");
        const all = (ending: string) =>
          new Map(
            filesOf(directory)
              .filter((file) => file.endsWith(ending))
              .map((file) => [file, read(file)]),
          );
        const shared = { scripts: all(".js"), sheets: [...all(".css").values()].join("\n") };
        for (const path of pageFilesOf(directory)) {
          const { page, files } = publishedPage(read(path), shared);
          for (const [file, text] of Object.entries({ ...files, [path]: page }))
            writeFileSync(join(directory, file), text);
        }
      },
    },
  };
}
