/** Messages about invalid values, shared by the build and the desk. */
import type * as v from "valibot";
import { describeFound } from "../../lib/quoted.ts";

const unknownField = "there is no such field here; check its spelling and indentation";

/** Describes an issue that a schema found in `values`: its path, whether it is about the field's name, the message. */
export function valueProblem(issue: v.BaseIssue<unknown>, values: unknown) {
  const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  if (issue.type === "strict_object" && issue.expected === "never")
    return { path, of: "key" as const, message: unknownField };
  if (issue.type === "strict_object" && issue.received === "undefined")
    return { path, of: "value" as const, message: "this field is missing" };
  if (issue.type === "strict_object")
    return {
      path,
      of: "value" as const,
      message: `expected a group of fields (${describeFound(valueAt(values, path))})`,
    };
  // Some rules quote the wrong part themselves.
  if (issue.message.includes("(found ")) return { path, of: "value" as const, message: issue.message };
  const what = path[0] === "body" ? "found no text" : describeFound(valueAt(values, path));
  return { path, of: "value" as const, message: `${issue.message} (${what})` };
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
