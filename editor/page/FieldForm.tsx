/** One field of a document, with all nested fields. */
import { useMemo, useState, type FocusEvent, type ReactNode } from "react";
import type { Field } from "../../src/content/schema/fields.ts";
import type { Raw } from "../form/raw-values.ts";
import { validateField } from "../form/validate.ts";
import { Control } from "./Control.tsx";
import { FieldContext } from "./field-context.ts";

interface Props {
  readonly field: Field;
  readonly value: Raw;
  readonly onChange: (value: Raw) => void;
  readonly forceValidation: boolean;
  /** A line below the field. */
  readonly note?: ReactNode;
}

/** Shows a message when its control loses focus, and all messages after an attempt to save. */
export function FieldForm({ field, value, onChange, forceValidation, note }: Props) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const context = useMemo(() => {
    const messages = validateField(field, value);
    const messageAt = (path: string) =>
      forceValidation || touched.has(path) ? messages.get(path) : undefined;
    return { key: field.key, value, messageAt, Control };
  }, [field, value, forceValidation, touched]);
  const touch = ({ target }: FocusEvent<HTMLElement>) => {
    const { path } = target.dataset;
    if (path !== undefined) setTouched((before) => new Set([...before, path]));
  };
  return (
    <div className="field-form" data-field={field.key} onBlur={touch}>
      <FieldContext value={context}>
        <Control field={field} raw={value} onChange={onChange} path="" />
      </FieldContext>
      {note && <p className="note">{note}</p>}
    </div>
  );
}
