/** What the schema says of a field, sentence by sentence, at the place inside it that is meant. */
import * as v from "valibot";
import { valueProblem } from "../../src/content/read/schema-problem.ts";
import { valueOf, type Raw } from "./raw-values.ts";
import type { Field } from "./fields.ts";

/** Messages by place; the place inside the field has dots between its parts, and is empty for the field itself. */
export type Messages = ReadonlyMap<string, string>;

/** Every problem of a field as it stands in the form; the words are those of the build. */
export function validateField(field: Field, raw: Raw): Messages {
  const value = valueOf(field, raw);
  const result = v.safeParse(field.schema, value);
  const messages = new Map<string, string>();
  for (const issue of result.success ? [] : result.issues) {
    const { path, message } = valueProblem(issue, value);
    const place = path.map(String).join(".");
    if (!messages.has(place)) messages.set(place, message);
  }
  return messages;
}
