import * as v from "valibot";
import { valueProblem } from "../../src/content/read/schema-problem.ts";
import type { Field } from "../../src/content/schema/fields.ts";
import { valueOf, type Raw } from "./raw-values.ts";

/** Messages by path inside the field (`sessions.0.from`). The field itself has the empty path. */
export type Messages = ReadonlyMap<string, string>;

/** Validates a field as it is typed, with the build's messages. Returns the first message for each path. */
export function validateField(field: Field, raw: Raw): Messages {
  const value = valueOf(field, raw);
  const messages = new Map<string, string>();
  for (const issue of v.safeParse(field.schema, value).issues ?? []) {
    const { path, message } = valueProblem(issue, value);
    const key = path.map(String).join(".");
    if (!messages.has(key)) messages.set(key, message);
  }
  return messages;
}
