import * as v from "valibot";
import { valueProblem } from "../../src/content/read/schema-problem.ts";
import type { Field } from "./fields.ts";
import { valueOf, type Raw } from "./raw-values.ts";

/** Messages by path inside the field, `sessions.0.from`; the field's own path is empty. */
export type Messages = ReadonlyMap<string, string>;

/** What the schema says about a field as it is typed, in the words of the build; the first message of each path. */
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
