/**
 * The style sheets that a module asks for, with those of all that it imports: `import sheets from "./Card.tsx?sheets"`.
 * A component says which sheet it needs where it is, as ever; a page prints the sheets of what it shows
 * (`layouts/sheets.ts`). Astro alone gives every page of a route those of all that the route can show. Remove it when
 * those fit into the first flight.
 */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const asked = "?sheets";
const prefix = "\0sheets:";
const none = "\0no-sheet";

/** What only some pages show, so that its sheets are not those of whatever imports it. */
const parts = /\/sections\/kinds\/[^/]+\.tsx$/u;

/** The Vite plugin. */
export function sheets(): Plugin {
  return {
    name: "sheets",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source.endsWith(asked)) {
        const file = await this.resolve(source.slice(0, -asked.length), importer, { skipSelf: true });
        return file && `${prefix}${file.id}.js`;
      }
      // Printed by the page, not collected by Astro.
      return source.endsWith(".css") && /\.(?:tsx|astro)$/u.test(importer ?? "") ? none : undefined;
    },
    load(id) {
      if (id === none) return "";
      if (!id.startsWith(prefix)) return undefined;
      const files = new Set<string>();
      const module = id.slice(prefix.length, -".js".length);
      visit(module, module, files);
      const found = [...files].filter((file) => file.endsWith(".css"));
      for (const file of files) if (!file.endsWith(".css")) this.addWatchFile(file);
      return [
        ...found.map((file, index) => `import sheet${index} from ${JSON.stringify(`${file}?inline`)};`),
        `export default [${found.map((_, index) => `sheet${index}`).join(", ")}];`,
      ].join("\n");
    },
  };
}

/** The modules of an import that is more than a type. Names of files have their endings in this project. */
const imported =
  /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s+)?["'](\.[^"'?]+|virtual:[^"'?]+\.css)["']/gmu;

/** Adds a module after all that it imports, as it is run. */
function visit(file: string, root: string, files: Set<string>): void {
  if (files.has(file) || !/\.(?:tsx?|astro|css)$/u.test(file)) return;
  if (file !== root && parts.test(file)) return;
  if (!file.endsWith(".css")) {
    const text = readFileSync(file, "utf8");
    const code = file.endsWith(".astro") ? (text.split(/^---$/mu)[1] ?? "") : text;
    for (const [, name = ""] of code.matchAll(imported))
      visit(name.startsWith("virtual:") ? name : resolve(dirname(file), name), root, files);
  }
  files.add(file);
}
