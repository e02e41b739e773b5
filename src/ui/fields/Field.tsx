import type { ReactNode } from "react";
import type { FieldWiring } from "./context.ts";
import { FieldError, FieldHint, QuestionText } from "./FieldText.tsx";
import "./fields.css";

/** The part of the row that a field takes on a wide screen. */
export type FieldWidth = "full" | "half" | "third";

interface FieldProps {
  field: FieldWiring;
  width?: FieldWidth | undefined;
  children: ReactNode;
}

/** One control with its label, its hint and its error. */
export function Field({ field, width = "full", children }: FieldProps) {
  if (field.hidden) return null;
  return (
    <div className="field" data-width={width} data-error={field.error ? "" : undefined}>
      <label className="field-label" htmlFor={field.id}>
        <QuestionText field={field} />
      </label>
      <FieldHint field={field} />
      {children}
      <FieldError field={field} />
    </div>
  );
}

/** Several controls that answer one question, which is the legend. */
export function FieldGroup({ field, role, children }: Omit<FieldProps, "width"> & { role?: "radiogroup" }) {
  if (field.hidden) return null;
  const required = role === "radiogroup" && field.required ? true : undefined;
  return (
    <fieldset
      className="field field-group"
      data-error={field.error ? "" : undefined}
      role={role}
      aria-required={required}
      {...field.ties}
    >
      <legend className="field-label">
        <QuestionText field={field} />
      </legend>
      <FieldHint field={field} />
      {children}
      <FieldError field={field} />
    </fieldset>
  );
}
