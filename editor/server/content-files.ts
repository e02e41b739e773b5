/** The files that the editor may write, and their structure. */
import { isFileName } from "../../src/content/read/file-name.ts";
import { collections, singles, type Collection, type Single } from "../../src/content/schema/registry.ts";
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
  for (const { file, schema } of Object.values<Single>(singles)) {
    if (file === path) return { path, structure: structureOf(schema), permanent: true };
  }
  for (const { folder, extension, schema, permanent } of Object.values<Collection>(collections)) {
    if (!path.startsWith(`${folder}/`) || !path.endsWith(extension)) continue;
    const slug = path.slice(folder.length + 1, -extension.length);
    if (isFileName(slug))
      return { path, structure: structureOf(schema), permanent: permanent.includes(slug) };
  }
  return undefined;
}

function structureOf(schema: Single["schema"]): Structure {
  const item = recordItem(schema);
  return item ? { kind: "record", item } : { kind: "group", fields: fieldsOf(schema) };
}
