/** Keystatic's configuration, derived from the content files and the facility. */
import type { Collection as KeystaticCollection, ComponentSchema, Config, Singleton } from "@keystatic/core";
import type * as v from "valibot";
import {
  collections,
  groups,
  singles,
  type Collection,
  type Single,
} from "../../src/content/schema/registry.ts";
import { fieldsOf, recordItem } from "../../src/content/schema/fields.ts";
import { sampleLast } from "./controls/GroupControl.tsx";
import { bodyField, formField, nameField, pictureField, unsentField } from "./keystatic-fields.tsx";
import { isShown } from "./preview-path.ts";
import type { FacilityFacts } from "../server/facility.ts";

type Schema = Record<string, ComponentSchema>;

const yaml = { data: "yaml" } as const;
const markdown = { data: "yaml", contentField: "body" } as const;

export function editorConfig(facility: FacilityFacts): Config {
  const singletons: Record<string, Singleton<Schema>> = {};
  const lists: Record<string, KeystaticCollection<Schema, string>> = {};
  const navigation: Record<string, string[]> = Object.fromEntries(groups.map((group) => [group, []]));

  for (const { slug, name } of facility.memberships) {
    const { schema, group } = collections.packages;
    const key = `package-${slug}`;
    singletons[key] = {
      label: name,
      path: `packages/${slug}`,
      format: yaml,
      schema: keystaticSchema(schema, false, facility),
    };
    navigation[group]?.push(key);
  }
  for (const [key, { file, schema, label, group }] of Object.entries<Single>(singles)) {
    if (!isShown(key, facility)) continue;
    const isMarkdown = file.endsWith(".md");
    singletons[key] = {
      label,
      path: file.replace(/\.\w+$/u, ""),
      format: isMarkdown ? markdown : yaml,
      schema: recordItem(schema)
        ? pictureFields(schema, facility)
        : keystaticSchema(schema, isMarkdown, facility),
    };
    navigation[group]?.push(key);
  }
  for (const [folder, { extension, schema, label, group }] of Object.entries<Collection>(collections)) {
    const name = fieldsOf(schema).find((each) => ["name", "title", "author"].includes(each.key));
    if (!name) throw new Error(`${folder} needs a name, a title or an author`);
    const isMarkdown = extension === ".md";
    lists[folder] = {
      label,
      path: `${folder}/*`,
      slugField: name.key,
      columns: [name.key],
      format: isMarkdown ? markdown : yaml,
      schema: { ...keystaticSchema(schema, isMarkdown, facility), [name.key]: nameField(name, folder) },
    };
    navigation[group]?.push(folder);
  }
  return {
    storage: facility.github
      ? {
          kind: "github",
          repo: facility.github.repository as `${string}/${string}`,
          pathPrefix: facility.folder,
        }
      : { kind: "local" },
    ui: { brand: { name: facility.name }, navigation },
    singletons,
    collections: lists,
  } as Config;
}

/**
 * Adds the pictures that were added since to the form of all pictures. Only this one schema changes: with a new
 * configuration Keystatic would read the open form again and lose what was typed.
 */
export function followPictures({ singletons }: Config, facility: FacilityFacts): void {
  Object.assign(singletons?.["pictures"]?.schema ?? {}, pictureFields(singles.pictures.schema, facility));
}

/** The fields of a document, with the one that marks sample content last. */
function keystaticSchema(schema: v.GenericSchema, isMarkdown: boolean, { github }: FacilityFacts): Schema {
  return Object.fromEntries(
    fieldsOf(schema)
      .toSorted(sampleLast)
      .map((field) => [
        field.key,
        isMarkdown && field.key === "body"
          ? bodyField(field)
          : field.key === "order" && !github
            ? unsentField(field)
            : formField(field),
      ]),
  );
}

/** A field for each picture. */
function pictureFields(schema: v.GenericSchema, { pictures }: FacilityFacts): Schema {
  const item = recordItem(schema);
  return Object.fromEntries(
    item
      ? pictures.map((name, index) => [name, pictureField({ ...item, key: name, label: name }, index === 0)])
      : [],
  );
}
