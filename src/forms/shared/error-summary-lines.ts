import type { SharedError } from "../../ui/fields/context.ts";
import type { ErrorSummaryLine } from "../../ui/fields/ErrorSummary.tsx";
import type { FormState } from "./state.ts";
import type { FormTexts } from "./texts.ts";

/**
 * The lines of the error summary: one for each field that was wrong at the last attempt, and one for all fields that
 * share an error, which leads to the first that is still empty.
 */
export function errorSummaryLines(
  { attemptErrors, errors }: Pick<FormState, "attemptErrors" | "errors">,
  { fields }: Pick<FormTexts, "fields">,
  sharedError?: SharedError,
): ErrorSummaryLine[] {
  const together = Object.keys(attemptErrors).filter((name) => sharedError?.fields.includes(name));
  const open = together.find((name) => errors?.[name] !== undefined);
  return Object.entries(attemptErrors)
    .filter(([name]) => !together.includes(name) || name === together[0])
    .map(([first, error]) => {
      const group = together.includes(first) ? sharedError : undefined;
      const name = group && open ? open : first;
      const question = (group ?? fields[first])?.label ?? "";
      return { name, question, error, solved: errors?.[name] === undefined };
    });
}
