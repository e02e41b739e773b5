/** Which files of the content the editor knows, and what may happen to them. */
import { collections, singles, type Collection, type Single } from "../../src/content/schema/registry.ts";
import { isFileName } from "../../src/content/read/file-name.ts";
import { fieldsOf, fieldOf, type Field } from "../form/fields.ts";

/** A content file by its path inside the content folder. */
export interface ContentFile {
  readonly path: string;
  /** The key of its document: `hours`, or `packages/gold`. */
  readonly key: string;
  /** Its fields, in the order of the schema; for a file of named things, what each of them is. */
  readonly fields: readonly Field[] | { readonly each: Field };
  /** Whether the file may be added and taken away. */
  readonly permanent: boolean;
}

/** The file behind a path such as `packages/gold.yaml`; nothing for whatever else stands, or could stand, there. */
export function contentFile(path: string): ContentFile | undefined {
  for (const [key, { file, schema }] of Object.entries<Single>(singles)) {
    if (file === path) return { path, key, fields: rootFields(schema), permanent: true };
  }
  for (const { folder, extension, schema, permanent = false } of Object.values<Collection>(collections)) {
    if (!path.startsWith(`${folder}/`) || !path.endsWith(extension)) continue;
    const name = path.slice(folder.length + 1, -extension.length);
    if (isFileName(name)) return { path, key: `${folder}/${name}`, fields: rootFields(schema), permanent };
  }
  return undefined;
}

function rootFields(schema: Single["schema"]): ContentFile["fields"] {
  const root = fieldOf("", schema);
  return root.shape.kind === "named" ? { each: root.shape.item } : fieldsOf(schema);
}
