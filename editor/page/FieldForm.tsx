/** One field of a document with everything inside it, and what the schema says of it, each at its place. */
import { useMemo, useState, type FocusEvent } from "react";
import { validateField } from "../form/validate.ts";
import type { Raw } from "../form/raw-values.ts";
import type { Field } from "../form/fields.ts";
import { Control } from "./Control.tsx";
import { FieldContext } from "./field-context.ts";

interface Props {
  readonly field: Field;
  readonly value: Raw;
  readonly onChange: (value: Raw) => void;
  readonly forceValidation: boolean;
  /** A line below the field. */
  readonly note?: string | undefined;
}

/** A sentence shows once its place was left or changed, and everywhere after a save was tried. */
export function FieldForm({ field, value, onChange, forceValidation, note }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const judging = useMemo(() => {
    const messages = validateField(field, value);
    const messageAt = (place: string) =>
      forceValidation || seen.has(place) ? messages.get(place) : undefined;
    return { messageAt, Part: Control };
  }, [field, value, forceValidation, seen]);
  const see = ({ target }: FocusEvent<HTMLElement>) => {
    const place = target.dataset["place"];
    if (place !== undefined) setSeen((before) => new Set([...before, place]));
  };
  return (
    <div className="field-form" onBlur={see}>
      <FieldContext.Provider value={judging}>
        <Control field={field} raw={value} onChange={onChange} place="" />
      </FieldContext.Provider>
      {note && <p className="note">{note}</p>}
    </div>
  );
}
