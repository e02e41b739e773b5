/** What a schema says besides its rules: its name, its help and its input in the desk, and how texts write its values. */
import * as v from "valibot";

/** Adds a sentence that the desk shows as help, and a better name than its key if it needs one. */
export function withHelp<const Schema extends v.GenericSchema>(
  schema: Schema,
  sentence: string,
  title?: string,
) {
  const described = v.pipe(schema, v.description(sentence));
  return title === undefined ? described : (withTitle(described, title) as unknown as typeof described);
}

/** A group of fields, with the sentence that the desk shows as its help. */
export function group<const Fields extends v.ObjectEntries>(sentence: string, fields: Fields) {
  return withHelp(v.strictObject(fields), sentence);
}

/** A group that can be left out. */
export function optionalGroup<const Fields extends v.ObjectEntries>(sentence: string, fields: Fields) {
  return withHelp(v.optional(v.strictObject(fields)), sentence);
}

/** The desk's input for a field, if the type alone does not determine it. */
export interface DeskInput {
  readonly input:
    | "line"
    | "text"
    | "paragraphs"
    | "number"
    | "date"
    | "time"
    | "picture"
    | "logo"
    | "page"
    | "file"
    | "entry";
  /** For `entry`: the content folder with the files to choose from. */
  readonly folder?: string;
}

/** Names the desk's input for the values of a schema. */
export function deskInput<Input>(how: DeskInput): v.MetadataAction<Input, Record<string, unknown>> {
  return v.metadata({ ...how });
}

/** Gives a field a better name in the desk than its key. */
export function withTitle<const Schema extends v.GenericSchema>(schema: Schema, title: string) {
  return v.pipe(schema, v.title(title));
}
