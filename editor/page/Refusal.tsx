/** The dialog about a save that needs changes elsewhere: they are made in it and saved together. */
import { useEffect, useId, useRef, useState } from "react";
import { placeOf, type FieldProblem, type Place } from "../form/place.ts";
import { rawOf, valueOf, type Raw } from "../form/raw-values.ts";
import { validateField } from "../form/validate.ts";
import type { Refused, Save } from "../server/save.ts";
import { FieldForm } from "./FieldForm.tsx";
import { PlaceLink } from "./Problems.tsx";

export type Edits = NonNullable<Save["edits"]>;

export interface Refusal extends Pick<Refused, "reason" | "problems" | "mends"> {
  /** The files of the form itself. */
  readonly own: readonly string[];
  readonly deletes: boolean;
}

interface Props {
  readonly refusal: Refusal;
  /** Called with the changes to save with it; with `undefined` if nothing is saved. */
  readonly onAnswer: (edits: Edits | undefined) => void;
}

export function RefusalDialog({ refusal, onAnswer }: Props) {
  const { reason, problems, mends, own, deletes } = refusal;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // A link leads to a field of this form, or away from it.
    dialog.current?.addEventListener("click", ({ currentTarget, target }) => {
      if (target instanceof Element && target.closest("a")) (currentTarget as HTMLDialogElement).close();
    });
  }, []);
  const id = useId();
  const [typed, setTyped] = useState<ReadonlyMap<string, Raw>>(new Map());
  const [pressed, setPressed] = useState(false);
  const rows = problems.map((problem) => ({ problem, ...mendable(problem, own) }));
  const fields = new Map(rows.flatMap(({ key, mend }) => (mend ? [[key, mend] as const] : [])));
  const open = rows.filter(({ mend }) => !mend);
  const canSave = open.length === 0 && (fields.size > 0 || mends.length > 0);
  const save = () => {
    setPressed(true);
    const values = [...fields].map(([key, mend]) => ({
      ...mend,
      raw: mend.wholeOf(typed.get(key) ?? mend.raw),
    }));
    if (values.some(({ field, raw }) => validateField(field, raw).size > 0)) return;
    onAnswer(
      values.map(({ file, path, field, raw }) => ({ file, field: [...path], value: valueOf(field, raw) })),
    );
  };
  return (
    <dialog ref={dialog} className="dialog refusal" aria-labelledby={id} onClose={() => onAnswer(undefined)}>
      <h2 id={id}>{canSave ? "Something else changes with this" : "Not saved"}</h2>
      {rows.length === 0 && mends.length === 0 && <p>{reason}</p>}
      {mends.length > 0 && (
        <>
          <p>These lead to what you delete, and change with it:</p>
          <ul className="problems">
            {mends.map(({ file, field, what }) => (
              <li key={`${file} ${field}`}>
                <PlaceLink file={file} field={field} />: {what}
              </li>
            ))}
          </ul>
        </>
      )}
      {rows.map(({ problem, key, mend }, index) => (
        <section key={`${key} ${problem.message}`}>
          <p>
            <PlaceLink {...problem} />: <span className="message">{mend?.told ?? problem.message}</span>
          </p>
          {mend && rows.findIndex((each) => each.key === key) === index && (
            <FieldForm
              field={mend.field}
              value={typed.get(key) ?? mend.raw}
              onChange={(raw) => setTyped((before) => new Map([...before, [key, raw]]))}
              forceValidation={pressed}
            />
          )}
        </section>
      ))}
      <p className="buttons">
        {canSave && (
          <button type="button" className="outlined prominent" onClick={save}>
            {deletes ? "Delete and mend these" : "Save all together"}
          </button>
        )}
        <button type="button" className="outlined" onClick={() => dialog.current?.close()}>
          {canSave ? "Cancel" : "Back to the form"}
        </button>
      </p>
    </dialog>
  );
}

interface Mendable extends Pick<Place, "path"> {
  readonly file: string;
  readonly field: NonNullable<Place["field"]>;
  readonly raw: Raw;
  /** The problem, if this change takes away a fact of the text. */
  readonly told: string | undefined;
  /** The whole value: of a text of several lines, `raw` is the line with the problem. */
  readonly wholeOf: (raw: Raw) => Raw;
}

/** The field of another file that can be mended in the dialog, with its value. */
function mendable(
  problem: FieldProblem,
  own: readonly string[],
): { key: string; mend: Mendable | undefined } {
  const { file, values } = problem;
  const { field, path } = placeOf(problem);
  const key = `${file} ${path.join(".")}`;
  if (own.includes(file) || !field || field.type.kind === "group" || field.type.kind === "variants")
    return { key, mend: undefined };
  const value = path.reduce<unknown>(
    (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
    values,
  );
  const whole = rawOf(field, value);
  const fact = /\{\{[^}]*\}\}/u.exec(problem.message)?.[0];
  const told = fact && `${fact} goes with this change. Write this another way.`;
  const line =
    typeof whole === "string" && fact ? whole.split("\n").find((each) => each.includes(fact)) : undefined;
  if (line === undefined)
    return { key, mend: { file, path, field, raw: whole, told, wholeOf: (raw) => raw } };
  const wholeOf = (raw: Raw) => String(whole).split(line).join(String(raw));
  const inner = { ...field, key: "", help: undefined };
  return { key, mend: { file, path, field: inner, raw: line, told, wholeOf } };
}
