import type { Joint } from "../../ui/fields/context.ts";
import type { FormState } from "./state.ts";
import type { FormWords } from "./words.ts";

export interface FaultLine {
  /** The field that the line leads to. */
  readonly name: string;
  readonly question: string;
  readonly error: string;
  readonly solved: boolean;
}

/**
 * The list of errors, in the order of the form: a line for each field that was wrong at the last attempt, and one for
 * fields that are answered together, which leads to the first that is still empty.
 */
export function faultLines(
  { faults, errors }: Pick<FormState, "faults" | "errors">,
  { fields }: Pick<FormWords, "fields">,
  joint?: Joint,
): FaultLine[] {
  const together = Object.keys(faults).filter((name) => joint?.fields.includes(name));
  const open = together.find((name) => errors?.[name] !== undefined);
  return Object.entries(faults)
    .filter(([name]) => !together.includes(name) || name === together[0])
    .map(([first, error]) => {
      const group = together.includes(first) ? joint : undefined;
      const name = group && open ? open : first;
      const question = (group ?? fields[first])?.label ?? "";
      return { name, question, error, solved: errors?.[name] === undefined };
    });
}
