/** Rules about several fields of a group. */
import * as v from "valibot";

/** The path to the field of a problem, as Valibot writes it. The message shows the value that the file has there. */
export function issuePath(keys: readonly (string | number)[]): [v.ObjectPathItem, ...v.ObjectPathItem[]] {
  const items = keys.map((key): v.ObjectPathItem => ({
    type: "object",
    origin: "value",
    input: {},
    key: String(key),
    value: undefined,
  }));
  return items as [v.ObjectPathItem, ...v.ObjectPathItem[]];
}

/**
 * A rule about several fields of a group, reported at one of them. It waits until each field of the group is right by
 * itself: `3pm` is not a time, so it is neither before nor after another.
 */
export function checkField<Input extends Record<string, unknown>>(
  field: keyof Input & string,
  holds: (input: Input) => boolean,
  message: string,
): v.RawCheckAction<Input> {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues || holds(dataset.value)) return;
    addIssue({ message, path: issuePath([field]) });
  });
}
