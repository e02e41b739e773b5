import type * as v from "valibot";
import type { FormSchema } from "./form-schema.ts";

/** The answers of a form that nobody has filled in. */
export function emptyAnswers<const Schema extends FormSchema>(schema: Schema): v.InferOutput<Schema> {
  return Object.fromEntries(
    Object.entries(schema.entries).map(([name, { type }]) => [name, type === "array" ? [] : ""]),
  ) as v.InferOutput<Schema>;
}
