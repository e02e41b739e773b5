/** The list of all fields of all files, `docs/fields.md`, written from the schemas. */
import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import {
  fieldsOf,
  holdsNamedValues,
  recordItem,
  type ContentField,
  type FieldType,
  type Group,
  variantNameBy,
} from "../../src/content/read/fields.ts";
import type { Problem } from "../../src/content/read/problems.ts";
import {
  collections,
  groups,
  singles,
  type Collection,
  type Single,
} from "../../src/content/schema/registry.ts";

const guide = "docs/fields.md";

const introduction = `# All fields of each file

Made from the schemas in \`src/content/schema\` by \`npm run format\`: change a sentence there. The desk shows the same
sentences as help. A field that may be left out says so, and what then holds; \`npm run check -- content\` says in a few
seconds what is wrong in your files. The [owner's guide](owners-guide.md) explains how the files work together.
`;

/** Writes the list. */
export function writeFieldsGuide(): void {
  writeFileSync(guide, fieldsGuide());
}

/** The problem of a list that the schemas no longer say. */
export function fieldsGuideProblems(): Problem[] {
  const isUpToDate = readFileSync(guide, "utf8") === fieldsGuide();
  return isUpToDate
    ? []
    : [
        {
          file: guide,
          message: "the schemas have other fields than this list: npm run format writes it anew",
        },
      ];
}

/** The list, in the order of the desk's menu. */
export function fieldsGuide(): string {
  const files = [
    ...Object.values<Single>(singles).map((single) => ({ ...single, name: single.file })),
    ...Object.entries<Collection>(collections).map(([folder, collection]) => ({
      ...collection,
      name: `${folder}/…${collection.extension}`,
    })),
  ];
  const chapters = groups.flatMap((group) => [
    `## ${group}\n`,
    ...files
      .filter((file) => file.group === group)
      .map(({ name, label, schema }) => `### \`${name}\`: ${label}\n\n${linesOfFile(schema).join("\n")}\n`),
  ]);
  return [introduction, ...chapters].join("\n");
}

function linesOfFile(schema: Single["schema"]): string[] {
  if (holdsNamedValues(schema)) return [`- \`<name>\`: ${v.getDescription(schema)}`];
  return linesOf(fieldsOfFile(schema));
}

/** The fields of a file; of a file with an entry for each name, such as `pictures.yaml`, those of an entry. */
function fieldsOfFile(schema: Single["schema"]): readonly ContentField[] {
  const item = recordItem(schema);
  return item ? [{ ...item, key: "<name>", help: item.help ?? "An entry of this name" }] : fieldsOf(schema);
}

/** A line for each field, then those of the fields inside it, indented. */
function linesOf(fields: readonly ContentField[], indent = ""): string[] {
  return fields.flatMap((field) => [
    `${indent}- \`${field.key}\`${describe(field)}`,
    ...linesInside(field.type, `${indent}  `),
  ]);
}

function linesInside(type: FieldType, indent: string): string[] {
  switch (type.shape) {
    case "group":
      return linesOf(type.fields, indent);
    case "list":
      return linesInside(type.item.type, indent);
    case "variants":
      return type.by === undefined
        ? linesOf(uniqueFields(type.variants.flatMap(({ fields }) => fields)), indent)
        : linesOfKinds(type.variants, type.by, indent);
    default:
      return [];
  }
}

/** The field that names a kind, then the fields of every kind, then each kind with its own. */
function linesOfKinds(variants: readonly Group[], by: string, indent: string): string[] {
  const shared = (variants[0]?.fields ?? []).filter(
    ({ key }) => key !== by && variants.every(({ fields }) => fields.some((field) => field.key === key)),
  );
  const isShared = ({ key }: ContentField) => shared.some((field) => field.key === key);
  const kinds = variants.flatMap((variant) => {
    const own = variant.fields.filter((field) => field.key !== by && !isShared(field));
    const name = variant.title === undefined ? "" : ` (${variant.title})`;
    const ending = own.length > 0 ? ", which also has" : "";
    return [
      `${indent}- \`${by}: ${variantNameBy(variant, by)}\`${name}${ending}`,
      ...linesOf(own, `${indent}  `),
    ];
  });
  return [
    `${indent}- \`${by}\`: One of those below; each has these fields`,
    ...linesOf(shared, indent),
    ...kinds,
  ];
}

/** The fields of several groups, each once: what some of them need may be left out. */
function uniqueFields(fields: readonly ContentField[]): ContentField[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return [...byKey.values()].map((field) => ({
    ...field,
    optional: field.optional || fields.filter(({ key }) => key === field.key).length === 1,
  }));
}

/** What a field is, whether it may be left out, and its sentence. */
function describe({ type, help, optional, fallback }: ContentField): string {
  const facts = [kindOf(type), optional ? describeFallback(fallback) : ""].filter((fact) => fact !== "");
  const inBrackets = facts.length > 0 ? ` (${facts.join("; ")})` : "";
  return help === undefined ? inBrackets : `${inBrackets}: ${help}`;
}

function kindOf(type: FieldType): string {
  switch (type.shape) {
    case "number":
      return "a number";
    case "flag":
      return "true or false";
    case "values":
      return "values under names of yours";
    case "choice":
      return `one of: ${type.options.join(", ")}`;
    case "list":
      return listKind(type.item.type);
    case "text":
      return textKinds[type.input].replace("<folder>", type.folder ?? "");
    default:
      return "";
  }
}

/** What a list holds, unless its fields follow. */
function listKind(item: FieldType): string {
  const kind = kindOf(item);
  return kind === "" ? "a list" : `a list, each ${kind}`;
}

const textKinds: Readonly<Record<Extract<FieldType, { shape: "text" }>["input"], string>> = {
  line: "",
  text: "Markdown",
  paragraphs: "paragraphs of plain words",
  date: "a date",
  time: "a time",
  picture: "a picture",
  logo: "a picture",
  page: "the name of a page",
  file: "the name of a file to download",
  entry: "the name of a file in `<folder>`",
};

function describeFallback(fallback: unknown): string {
  const isSimple = ["string", "number"].includes(typeof fallback) && fallback !== "";
  if (fallback === true || isSimple) return `${JSON.stringify(fallback)} if left out`;
  return "may be left out";
}
