/** A derived field as Keystatic takes it: our form, our judgement, its saving. */
import type { BasicFormField, ContentFormField, SlugFormField } from "@keystatic/core";
import { slug as slugOf } from "../../src/lib/text.ts";
import { validateField } from "../form/validate.ts";
import { rawOf, valueOf, type Raw } from "../form/raw-values.ts";
import type { Field } from "../form/fields.ts";
import { AddPictureButton } from "./AddPicture.tsx";
import { useFacility } from "./facility-context.ts";
import { FieldForm } from "./FieldForm.tsx";

type Stored = Parameters<BasicFormField<Raw>["parse"]>[0];

/** Throws what is wrong with a field, which keeps Keystatic from saving; the form says the same at its place. */
function hold(field: Field, raw: Raw): Raw {
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
    validate: (raw) => hold(field, raw),
    reader: { parse: (value) => rawOf(field, value) },
  };
}

/** The words of a picture, with the picture; the first of them also takes new pictures. */
export function pictureField(field: Field, first: boolean): BasicFormField<Raw> {
  return {
    ...formField(field),
    Input: (props) => (
      <>
        {first && <NewPicture onAdded={() => window.location.reload()} />}
        <div className="picture-words">
          <img src={`/editor/pictures/${field.key}`} alt="" loading="lazy" />
          <FieldForm field={field} {...props} />
        </div>
      </>
    ),
  };
}

/** Pictures are handed in where the content is at hand; on GitHub they are added to its folder. */
function NewPicture({ onAdded }: { readonly onAdded: () => void }) {
  return useFacility()?.github ? null : <AddPictureButton onAdded={onAdded} />;
}

/** The text below the front matter of a Markdown file, kept to the letter. */
export function bodyField(field: Field): ContentFormField<Raw, Raw, Raw> {
  const decoded = (content: Uint8Array | undefined) => new TextDecoder().decode(content).trim();
  return {
    kind: "form",
    formKind: "content",
    contentExtension: ".md",
    Input: (props) => <FieldForm field={field} {...props} />,
    defaultValue: () => "",
    parse: (_value, { content }) => decoded(content),
    serialize: (raw) => ({
      value: undefined,
      content: new TextEncoder().encode(`\n${String(raw).trim()}\n`),
      other: new Map(),
      external: new Map(),
    }),
    validate: (raw) => hold(field, raw),
    reader: { parse: (_value, { content }) => decoded(content) },
  };
}

/** A name, and the name of the file that was made from it once and stays. */
export interface Named {
  readonly name: Raw;
  readonly slug: string;
  readonly kept: boolean;
}

const fromName = (name: Raw): Named => ({ name, slug: slugOf(String(name)), kept: false });

/** The field that names an entry: its file is called after it when it is made, and keeps its name afterwards. */
export function nameField(field: Field, folder: string): SlugFormField<Named, Named, string, string> {
  return {
    kind: "form",
    formKind: "slug",
    label: field.label,
    Input: ({ value, onChange, ...rest }) => (
      <FieldForm
        {...rest}
        field={field}
        value={value.name}
        onChange={(name) => onChange(value.kept ? { ...value, name } : fromName(name))}
        note={value.slug ? `File: ${folder}/${value.slug}` : undefined}
      />
    ),
    defaultValue: () => fromName(""),
    parse: (value, extra) => ({
      name: rawOf(field, value),
      slug: extra?.slug ?? "",
      kept: Boolean(extra?.slug),
    }),
    serialize: ({ name }) => ({ value: valueOf(field, name) as Stored }),
    serializeWithSlug: ({ name, slug }) => ({ value: valueOf(field, name) as Stored, slug }),
    validate: (value, extra) => {
      hold(field, value.name);
      if (extra?.slugField.slugs.has(value.slug)) throw new Error("There is already one with this name");
      return value;
    },
    reader: {
      parse: (value) => String(value ?? ""),
      parseWithSlug: (value) => String(value ?? ""),
    },
  };
}
