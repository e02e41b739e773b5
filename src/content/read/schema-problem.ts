/** Messages about invalid values, shared by the build and the desk. */
import type * as v from "valibot";
import { describeFound } from "../../lib/quoted.ts";
import { weekdays } from "../schema/hours.ts";
import { unknownFieldRule } from "../schema/types.ts";

/** A problem that a schema found in a file. */
interface ValueProblem {
  readonly path: readonly PropertyKey[];
  /** Whether the problem is the field's name or its value. */
  readonly of: "key" | "value";
  readonly message: string;
}

/** Describes an issue that a schema found in `values`. */
export function valueProblem(issue: v.BaseIssue<unknown>, values: unknown): ValueProblem {
  const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  if (issue.type === "strict_object" && issue.expected === "never")
    return { path, of: "key", message: unknownFieldMessage(path) };
  return { path, of: "value", message: valueMessage(issue, path, valueAt(values, path)) };
}

/** The message about a field that does not exist. Owners look for the days of the week at the top of `hours.yaml`. */
function unknownFieldMessage(path: readonly PropertyKey[]): string {
  const name = String(path.at(-1)).toLowerCase();
  if (weekdays.some((day) => day === name))
    return "the hours of a day are an entry of weekly, with from, to, opens and closes";
  if (path[0] === "weekly" && name === "closed")
    return "a day that is closed every week is left out of weekly: delete its entry; one date is an entry of exceptions";
  return unknownFieldRule;
}

function valueMessage(issue: v.BaseIssue<unknown>, path: readonly PropertyKey[], value: unknown): string {
  const isGroup = issue.type === "strict_object";
  if (isGroup && issue.received === "undefined") return "this field is missing";
  if (isGroup)
    return `expected a group of fields, each on a line of its own below this one (${describeFound(value)})`;
  // Some rules quote the wrong part themselves.
  if (issue.message.includes("(found ")) return issue.message;
  const found = path[0] === "body" ? "found no text" : describeFound(value);
  return `${issue.message} (${found})`;
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  let value = values;
  for (const key of path) {
    // Own properties only: a list also has methods.
    const isThere = value !== null && typeof value === "object" && Object.hasOwn(value, key);
    value = isThere ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return value;
}
