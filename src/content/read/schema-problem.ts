/** What is wrong with a value, in the words that the build, the editor's form and its save route share. */
import type * as v from "valibot";
import { found } from "../../lib/quoted.ts";

/** An issue of a schema as a place inside the value and a sentence. */
export interface ValueProblem {
  readonly path: readonly PropertyKey[];
  /** Whether the problem is the field's name, not its value. */
  readonly of: "key" | "value";
  readonly message: string;
}

/**
 * Words an issue that a schema found in `values`.
 * @param place where `values` stand themselves, when they are part of a larger document.
 */
export function valueProblem(
  issue: v.BaseIssue<unknown>,
  values: unknown,
  place: readonly PropertyKey[] = [],
): ValueProblem {
  const inner = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  const path = [...place, ...inner];
  if (issue.type === "strict_object" && issue.expected === "never")
    return { path, of: "key", message: "there is no such field here; check its spelling and indentation" };
  if (issue.type === "strict_object" && issue.received === "undefined")
    return { path, of: "value", message: "this field is missing" };
  if (issue.type === "strict_object")
    return { path, of: "value", message: `expected a group of fields (${found(valueAt(values, inner))})` };
  // A rule that knows the wrong part quotes it itself.
  if (issue.message.includes("(found ")) return { path, of: "value", message: issue.message };
  const what = path[0] === "body" ? "found nothing below the front matter" : found(valueAt(values, inner));
  return { path, of: "value", message: `${issue.message} (${what})` };
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    // A list has much that nobody wrote, such as its length.
    (value, key) =>
      value !== null && typeof value === "object" && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    values,
  );
}
