/** Looks for variables that were typed with one brace on each side. */
import { valuesOf } from "./read/values.ts";
import { fileOf, type Content } from "./schema/registry.ts";

/** A warning for each variable in single braces, which visitors would read as it is written. */
export function singleBraces(content: Content, contentFolder: string): string[] {
  return valuesOf(content, "line", "text", "paragraphs").flatMap(({ key, path, value }) =>
    [...value.matchAll(/(?<!\{)\{\s*([a-z][\w-]*(?:\.[\w-]+)+)\s*\}(?!\})/gu)].map(
      ([found, name]) =>
        `${contentFolder}/${fileOf(key)} ${path.join(".")}: ${found} shows as it is written; with double braces it is a variable: {{${name}}}`,
    ),
  );
}
