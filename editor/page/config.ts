/** Keystatic's configuration, made from the map of the content's files and the facility at hand. */
import type { Collection as KeystaticCollection, ComponentSchema, Config, Singleton } from "@keystatic/core";
import {
  collections,
  groups,
  singles,
  type Collection,
  type Single,
} from "../../src/content/schema/registry.ts";
import { fieldOf, fieldsOf, type Field } from "../form/fields.ts";
import { bodyField, formField, nameField, pictureField } from "./keystatic-fields.tsx";
import type { FacilityFacts } from "./facility-context.ts";

type Schema = Record<string, ComponentSchema>;

/** Where the content stands in the repository, when the editor saves to GitHub. */
const folderInRepository = "content";

export function editorConfig(facility: FacilityFacts): Config {
  const singletons: Record<string, Singleton<Schema>> = {};
  const lists: Record<string, KeystaticCollection<Schema, string>> = {};
  const navigation: Record<string, string[]> = Object.fromEntries(groups.map((group) => [group, []]));

  for (const { slug, name } of facility.memberships) {
    const { schema, folder, group } = collections.packages;
    singletons[`package-${slug}`] = {
      label: name,
      path: `${folder}/${slug}`,
      format: { data: "yaml" },
      schema: schemaOf(fieldsOf(schema), false),
    };
    navigation[group]?.push(`package-${slug}`);
  }
  for (const [key, { file, schema, label, group }] of Object.entries<Single>(singles)) {
    const markdown = file.endsWith(".md");
    singletons[key] = {
      label,
      path: file.replace(/\.\w+$/u, ""),
      format: markdown ? { data: "yaml", contentField: "body" } : { data: "yaml" },
      schema: rootSchema(schema, facility, markdown),
    };
    navigation[group]?.push(key);
  }
  for (const [key, { folder, extension, schema, label, group }] of Object.entries<Collection>(collections)) {
    const markdown = extension === ".md";
    const fields = fieldsOf(schema);
    const naming = nameOf(fields);
    lists[key] = {
      label,
      path: `${folder}/*`,
      slugField: naming.key,
      columns: [naming.key],
      format: markdown ? { data: "yaml", contentField: "body" } : { data: "yaml" },
      schema: { ...schemaOf(fields, markdown), [naming.key]: nameField(naming, folder) },
    };
    navigation[group]?.push(key);
  }
  return {
    storage: facility.github
      ? {
          kind: "github",
          repo: facility.github.repository as `${string}/${string}`,
          pathPrefix: folderInRepository,
        }
      : { kind: "local" },
    ui: { brand: { name: facility.name }, navigation },
    singletons,
    collections: lists,
  } as Config;
}

/** The fields of a document; what marks an example stands last. */
function schemaOf(fields: readonly Field[], markdown: boolean): Schema {
  const inOrder = [...fields].sort((a, b) => Number(a.key === "sample") - Number(b.key === "sample"));
  return Object.fromEntries(
    inOrder.map((field) => [
      field.key,
      markdown && field.key === "body" ? bodyField(field) : formField(field),
    ]),
  );
}

/** The fields of a single file; the file of pictures has a field for each. */
function rootSchema(schema: Single["schema"], { pictures }: FacilityFacts, markdown: boolean): Schema {
  const { shape } = fieldOf("", schema);
  if (shape.kind !== "named") return schemaOf(fieldsOf(schema), markdown);
  return Object.fromEntries(
    pictures.map((name, index) => [
      name,
      pictureField({ ...shape.item, key: name, label: name }, index === 0),
    ]),
  );
}

/** What an entry is known by. */
function nameOf(fields: readonly Field[]): Field {
  const field = ["name", "title", "author"]
    .map((key) => fields.find((each) => each.key === key))
    .find((each) => each !== undefined);
  if (!field) throw new Error("the editor needs a name, a title or an author in every list");
  return field;
}
