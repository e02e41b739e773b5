/** Derived fields in Keystatic's format: our form and validation, Keystatic's drafts and saving. */
import type { BasicFormField, ContentFormField, SlugFormField } from "@keystatic/core";
import { slug as slugOf } from "../../src/lib/text.ts";
import type { Field } from "../../src/content/schema/fields.ts";
import { rawOf, valueOf, type Raw } from "../form/raw-values.ts";
import { validateField } from "../form/validate.ts";
import { AddPictureButton } from "./AddPicture.tsx";
import { useFacility } from "./facility-facts.ts";
import { FieldForm } from "./FieldForm.tsx";
import { PictureUses } from "./PictureUses.tsx";

type Stored = Parameters<BasicFormField<Raw>["parse"]>[0];

/** Throws if a field is invalid, so that Keystatic doesn't save. The form shows the message beside the control. */
function assertValid(field: Field, raw: Raw): Raw {
  const messages = validateField(field, raw);
  if (messages.size > 0) throw new Error([...messages.values()].join("; "));
  return raw;
}

/** A field of a document. */
export function formField(field: Field): BasicFormField<Raw> {
  return {
    kind: "form",
    label: field.label,
    Input: (props) => <FieldForm field={field} {...props} />,
    defaultValue: () => rawOf(field, undefined),
    parse: (value) => rawOf(field, value),
    serialize: (raw) => ({ value: valueOf(field, raw) as Stored }),
    validate: (raw) => assertValid(field, raw),
    reader: { parse: (value) => rawOf(field, value) },
  };
}

/** The order of an entry: moved in the list of them all (`OrderEntries`), kept by a save of its form. */
export function unsentField(field: Field): BasicFormField<Raw> {
  return { ...formField(field), Input: () => null, serialize: () => ({ value: undefined }) };
}

/** A picture and its fields. Above the first picture is the button that adds one. */
export function pictureField(field: Field, first: boolean): BasicFormField<Raw> {
  return {
    ...formField(field),
    Input: (props) => (
      <>
        {first && !useFacility().github && <AddPictureButton onAdded={() => window.location.reload()} />}
        <div className="picture-fields">
          <img src={`/editor/pictures/${field.key}`} alt="" loading="lazy" />
          <FieldForm field={field} {...props} note={<PictureUses name={field.key} />} />
        </div>
      </>
    ),
  };
}

/** The text below the front matter of a Markdown file. */
export function bodyField(field: Field): ContentFormField<Raw, Raw, Raw> {
  const parse = (_value: unknown, { content }: { content: Uint8Array | undefined }) =>
    new TextDecoder().decode(content).trim();
  return {
    kind: "form",
    formKind: "content",
    contentExtension: ".md",
    Input: (props) => <FieldForm field={field} {...props} />,
    defaultValue: () => "",
    parse,
    serialize: (raw) => ({
      value: undefined,
      content: new TextEncoder().encode(`\n${String(raw).trim()}\n`),
      other: new Map(),
      external: new Map(),
    }),
    validate: (raw) => assertValid(field, raw),
    reader: { parse },
  };
}

interface EntryName {
  readonly name: Raw;
  /** The file name. It follows the entry's name until the entry is created. */
  readonly slug: string;
  readonly created: boolean;
}

/** The field that names an entry. */
export function nameField(field: Field, folder: string): SlugFormField<EntryName, EntryName, string, string> {
  const newEntry = (name: Raw) => ({ name, slug: slugOf(String(name)), created: false });
  return {
    kind: "form",
    formKind: "slug",
    label: field.label,
    Input: ({ value, onChange, ...rest }) => (
      <FieldForm
        {...rest}
        field={field}
        value={value.name}
        onChange={(name) => onChange(value.created ? { ...value, name } : newEntry(name))}
        note={value.slug ? `File: ${folder}/${value.slug}` : undefined}
      />
    ),
    defaultValue: () => newEntry(""),
    parse: (value, extra) => ({
      name: rawOf(field, value),
      slug: extra?.slug ?? "",
      // An unfinished or duplicated entry has a file name too, but no file yet.
      created: Boolean(extra?.slug) && !window.location.pathname.endsWith("/create"),
    }),
    serialize: ({ name }) => ({ value: valueOf(field, name) as Stored }),
    serializeWithSlug: ({ name, slug }) => ({ value: valueOf(field, name) as Stored, slug }),
    validate: (value, extra) => {
      assertValid(field, value.name);
      if (extra?.slugField.slugs.has(value.slug)) throw new Error("There is already one with this name");
      return value;
    },
    reader: { parse: (value) => String(value ?? ""), parseWithSlug: (value) => String(value ?? "") },
  };
}
