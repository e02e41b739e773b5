/**
 * The desk's configuration, derived from the registry of content files and the fields of their schemas.
 * https://sveltiacms.app/en/docs/config-basics
 */
import * as v from "valibot";
import type { CmsConfig, Collection as CmsCollection, CollectionFile, Field as CmsField } from "@sveltia/cms";
import {
  fieldsOf,
  holdsNamedValues,
  recordItem,
  type ContentField,
  variantNameBy,
  type FieldType,
  type Group,
} from "../src/content/read/fields.ts";
import {
  collections,
  groups,
  singles,
  type Collection,
  type Single,
} from "../src/content/schema/registry.ts";
import { textKey } from "./form-text.ts";
import { nameKey, valueKey, variantName } from "./form-values.ts";
import { formLabel } from "./labels.ts";
import { pageFieldType } from "./page-field.ts";
import type { PageOption } from "./page-options.ts";

/** Settings from the build, which the schemas do not have. */
export interface DeskSite {
  readonly backend: CmsConfig["backend"];
  /** Whether a save is a commit to the repository; else it writes into the folder on this computer. */
  readonly isInRepository: boolean;
  /** The content folder in the repository: `content`. */
  readonly folder: string;
  readonly facility: string;
  /** The pages that menus and buttons can lead to, when the desk was built. */
  readonly pages: readonly PageOption[];
}

/** Photos are encoded again, which removes their location and device and limits their size. */
const pictures = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: "webp", quality: 85, width: 2000, height: 2000 } },
} as const;

/** The configuration for Sveltia CMS. */
export function deskConfig(site: DeskSite): CmsConfig {
  const { backend, folder, facility } = site;
  return {
    load_config_file: false,
    backend,
    app_title: facility,
    media_folder: `${folder}/pictures`,
    public_folder: "/",
    media_libraries: { default: { config: pictures }, stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true, lowercase: true, maxlength: 60 },
    editor: { preview: false },
    collections: groups.flatMap((group, index) => [
      ...(index > 0 ? [{ divider: true as const, name: `divider-${index}` }] : []),
      ...filesOf(site, group),
      ...foldersOf(site, group),
    ]),
  };
}

function filesOf(site: DeskSite, group: string): CmsCollection[] {
  const files = Object.entries<Single>(singles)
    .filter(([, each]) => each.group === group)
    .map(([name, { file, schema, label }]): CollectionFile => ({
      name,
      label,
      file: `${site.folder}/${file}`,
      format: formatName(name, file),
      fields: deskFields(schema),
    }));
  return files.length === 0
    ? []
    : [{ name: `files-${group.toLowerCase().replaceAll(" ", "-")}`, label: group, files }];
}

function foldersOf(site: DeskSite, group: string): CmsCollection[] {
  return Object.entries<Collection>(collections)
    .filter(([, each]) => each.group === group)
    .map(([name, { schema, titleField, label, extension, deletable }]): CmsCollection => ({
      name,
      label,
      folder: `${site.folder}/${name}`,
      create: true,
      delete: deletable,
      extension: extension.slice(1),
      format: formatName(name, extension),
      identifier_field: titleField,
      summary: `{{${titleField}}}`,
      slug: { template: `{{fields.${titleField}}}`, editable: ["create"] },
      fields: deskFields(schema),
    }));
}

/**
 * The name of the file format of a document or folder. Each has its own, because values are read by its schema. Sveltia
 * takes one for Markdown only if its name ends like this.
 */
export function formatName(name: string, file: string): string {
  return file.endsWith(".md") ? `desk-${name}-frontmatter` : `desk-${name}`;
}

function deskFields(schema: Single["schema"]): CmsField[] {
  return [...visibleFields(schema), { name: textKey, widget: "hidden" }];
}

function visibleFields(schema: Single["schema"]): CmsField[] {
  if (holdsNamedValues(schema)) {
    const hint = v.getDescription(schema);
    return [{ name: "entries", label: "Entries", ...(hint === undefined ? {} : { hint }), ...valuesField }];
  }
  const item = recordItem(schema);
  if (item) {
    const name = { name: nameKey, label: "File name", widget: "string" } as const;
    const fields = [name, ...(item.type.shape === "group" ? formFields(item.type.fields) : [])];
    const list = { widget: "list", summary: `{{${nameKey}}}`, collapsed: true } as const;
    return [{ name: "entries", label: "Entries", ...list, fields }];
  }
  // The mark of examples comes last.
  const fields = fieldsOf(schema).toSorted((a, b) => Number(a.key === "sample") - Number(b.key === "sample"));
  return formFields(fields);
}

/** Values under names that an owner chooses. */
const valuesField = {
  widget: "list",
  label_singular: "value",
  summary: `{{${nameKey}}} · {{${valueKey}}}`,
  fields: [
    { name: nameKey, label: "Name", widget: "string" },
    { name: valueKey, label: "Value", widget: "string" },
  ],
} as const satisfies object;

function formFields(fields: readonly ContentField[]): CmsField[] {
  return fields.map((field) => deskField(field));
}

/** One field of a form. Lists of choices come as they are in the schema; help is the schema's sentence. */
function deskField(field: ContentField): CmsField {
  const { key, help, optional, fallback, type } = field;
  const base = {
    name: key,
    label: formLabel(field),
    // Our own check refuses what is missing, in the words of the build.
    required: false,
    ...(help === undefined ? {} : { hint: hintOf(field, help) }),
  };
  switch (type.shape) {
    case "flag":
      return { ...base, widget: "boolean", default: fallback === true };
    case "number":
      return { ...base, widget: "string" };
    case "choice":
      return {
        ...base,
        widget: "select",
        options: [...type.options],
        ...(typeof fallback === "string" ? { default: fallback } : {}),
      };
    case "group":
      // A group that has to be there has no box that leaves it out.
      return {
        ...base,
        widget: "object",
        required: !optional,
        collapsed: "auto",
        fields: formFields(type.fields),
      };
    case "variants":
      return { ...base, widget: "object", ...variantTypes(type) };
    case "list":
      return { ...base, ...listField(type.item) };
    case "values":
      return { ...base, ...valuesField };
    case "text":
      return { ...base, ...textField(type) };
  }
}

/** The help of a field, and what counts if it is left empty. */
function hintOf({ optional, fallback, type }: ContentField, help: string): string {
  if (type.shape === "text" && typeof fallback === "string" && fallback !== "")
    return `${help} (if left empty: ${fallback})`;
  return optional ? `${help} (optional)` : help;
}

function listField(item: ContentField): object {
  const { type } = item;
  const list = { widget: "list", label_singular: nameOfOne(item), collapsed: "auto" };
  if (type.shape === "group")
    return { ...list, summary: summaryOf(type.fields), fields: formFields(type.fields) };
  if (type.shape === "variants") return { ...list, ...variantTypes(type) };
  if (type.shape === "choice") return { widget: "select", multiple: true, options: [...type.options] };
  if (type.shape === "text" && type.input === "page")
    return { ...list, label_singular: "page", field: deskField({ ...item, key: "item", label: "Page" }) };
  return { ...list, field: deskField({ ...item, key: "item", label: item.label || "Item" }) };
}

/** The name of one entry of a list, for the button that adds one, such as "closure or special day". */
function nameOfOne({ label }: ContentField): string {
  return label === "" ? "entry" : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The line of a collapsed entry of a list: its label, or its required fields, such as a closure's date and reason. */
function summaryOf(fields: readonly ContentField[]): string {
  const label = fields.find(({ key }) => key === "label");
  const shown = label ? [label] : fields.filter((field) => !field.optional && isOneLine(field.type));
  return shown.map(({ key }) => `{{${key}}}`).join(" · ");
}

function isOneLine(type: FieldType): boolean {
  if (type.shape === "choice" || type.shape === "number") return true;
  return type.shape === "text" && !["text", "paragraphs", "picture", "logo"].includes(type.input);
}

/** The field with the name of an entry of a folder, by which its own list and the choices of other forms show it. */
function titleFieldOf(folder = ""): string {
  const all: Readonly<Record<string, Collection>> = collections;
  return all[folder]?.titleField ?? "slug";
}

/** The variants of a field; one that names itself by a field has no input for that. */
function variantTypes({ variants, by }: Extract<FieldType, { shape: "variants" }>) {
  return {
    typeKey: by ?? nameKey,
    types: variants.map((variant) => {
      const name = by === undefined ? variantName(variant, variants) : variantNameBy(variant, by);
      const fields = variant.fields.filter(({ key }) => key !== by);
      return {
        name,
        label: variant.title ?? name,
        summary: lineOf(variant, variants),
        fields: formFields(fields),
      };
    }),
  };
}

/** How long the line of a closed entry may be, so that it is one line on a phone. */
const lineLength = 40;

/**
 * The line of a closed entry that is one of several variants: its label or heading, else the first of what only this
 * variant has, such as a text, the names of some coaches' pages, or the first of its questions, else its lead.
 * https://sveltiacms.app/en/docs/string-transformations
 */
function lineOf({ fields }: Group, variants: readonly Group[]): string {
  const isShared = ({ key }: ContentField) =>
    variants.every((variant) => variant.fields.some((field) => field.key === key));
  const shared = fields.filter(isShared).map(({ key }) => key);
  const own = fields.filter((field) => !isShared(field)).flatMap(shownKey);
  const names = ["label", "heading"].filter((key) => shared.includes(key));
  const keys = [...names, ...own, ...shared.filter((key) => key === "lead")];
  const others = keys.slice(1).map((key) => `default('{{${key}}}')`);
  return `{{${[keys[0], ...others, `truncate(${lineLength})`].join(" | ")}}}`;
}

/** The key of what is shown of a field; of a list of groups, that of the first line of its first entry. */
function shownKey({ key, type }: ContentField): readonly string[] {
  if (type.shape === "text" || type.shape === "choice") return [key];
  if (type.shape !== "list") return [];
  if (type.item.type.shape !== "group") return [key];
  const [line] = type.item.type.fields.flatMap(shownKey);
  return line === undefined ? [] : [`${key}.0.${line}`];
}

function textField({ input, folder }: Extract<ContentField["type"], { shape: "text" }>): object {
  switch (input) {
    case "text":
      return { widget: "markdown", modes: ["raw", "rich_text"], editor_components: [], linked_images: false };
    case "paragraphs":
      return { widget: "text" };
    case "date":
      return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "time":
      return { widget: "datetime", type: "time", format: "HH:mm" };
    case "picture":
    case "logo":
      return { widget: "image", choose_url: false };
    case "page":
      return { widget: pageFieldType };
    case "entry":
      return {
        widget: "relation",
        collection: folder,
        value_field: "{{slug}}",
        display_fields: [`{{${titleFieldOf(folder)}}}`],
      };
    default:
      return { widget: "string" };
  }
}
