/** The files that the editor may write, and their structure. */
import { isFileName } from "../../src/content/read/file-name.ts";
import { documentOf, fileOf, listedAs, type Single } from "../../src/content/schema/registry.ts";
import { fieldsOf, recordItem, type Field, type FieldType } from "../../src/content/schema/fields.ts";

/** The structure of a file or a part of it. A record maps names to values, such as pictures. */
export type Structure = FieldType | { readonly kind: "record"; readonly item: Field };

export interface ContentFile {
  /** Relative to the content folder. */
  readonly path: string;
  readonly structure: Structure;
  /** Whether it can be changed but not added or deleted. */
  readonly permanent: boolean;
}

/** The file at a path such as `packages/gold.yaml`; `undefined` for any other path. */
export function contentFile(path: string): ContentFile | undefined {
  const key = documentOf(path);
  const listed = listedAs(key);
  if (!listed || fileOf(key) !== path) return undefined;
  const structure = structureOf(listed.schema);
  if ("file" in listed) return { path, structure, permanent: true };
  const slug = key.slice(key.indexOf("/") + 1);
  return isFileName(slug) ? { path, structure, permanent: listed.permanent.includes(slug) } : undefined;
}

function structureOf(schema: Single["schema"]): Structure {
  const item = recordItem(schema);
  return item ? { kind: "record", item } : { kind: "group", fields: fieldsOf(schema) };
}
