/** Messages about invalid values, shared by the build and the desk. */
import type * as v from "valibot";
import { found } from "../../lib/quoted.ts";

/** A schema issue as a path and a message. */
export interface ValueProblem {
  readonly path: readonly PropertyKey[];
  /** Whether the problem is the field's name, not its value. */
  readonly of: "key" | "value";
  readonly message: string;
}

const unknownField = "there is no such field here; check its spelling and indentation";

/** Describes an issue that a schema found in `values`. */
export function valueProblem(issue: v.BaseIssue<unknown>, values: unknown): ValueProblem {
  const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  if (issue.type === "strict_object" && issue.expected === "never")
    return { path, of: "key", message: unknownField };
  if (issue.type === "strict_object" && issue.received === "undefined")
    return { path, of: "value", message: "this field is missing" };
  if (issue.type === "strict_object")
    return { path, of: "value", message: `expected a group of fields (${found(valueAt(values, path))})` };
  // Some rules quote the wrong part themselves.
  if (issue.message.includes("(found ")) return { path, of: "value", message: issue.message };
  const what = path[0] === "body" ? "found nothing below the front matter" : found(valueAt(values, path));
  return { path, of: "value", message: `${issue.message} (${what})` };
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    // Own properties only: a list also has methods.
    (value, key) =>
      value !== null && typeof value === "object" && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    values,
  );
}
