/** Files of a new content folder, typed by their schemas. */
import { Document } from "yaml";
import type * as v from "valibot";
import { canonicalYaml, joinMarkdown } from "../../src/content/read/canonical.ts";
import { fileOf, singles, type collections } from "../../src/content/schema/registry.ts";

/** A path within the folder, and the text. */
export type DraftFile = readonly [path: string, text: string];

/** A file that exists once. */
export function single<Key extends keyof typeof singles>(
  key: Key,
  values: v.InferInput<(typeof singles)[Key]["schema"]>,
): DraftFile {
  const { file } = singles[key];
  return [file, textOf(file, values)];
}

export type EntryInput<Key extends keyof typeof collections> = v.InferInput<
  (typeof collections)[Key]["schema"]
>;

/** A file of a folder. */
export function entry<Key extends keyof typeof collections>(
  key: Key,
  slug: string,
  values: EntryInput<Key>,
): DraftFile {
  const file = fileOf(`${key}/${slug}`);
  return [file, textOf(file, values)];
}

function textOf(file: string, values: object): string {
  const { body, ...fields } = values as { readonly body?: string };
  if (!file.endsWith(".md") || body === undefined) return yamlOf(values);
  return joinMarkdown(yamlOf(fields), body);
}

function yamlOf(values: object): string {
  return canonicalYaml(new Document(values, { aliasDuplicateObjects: false }));
}
