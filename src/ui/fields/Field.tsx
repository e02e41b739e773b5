import type { ReactNode } from "react";
import type { FieldWiring } from "./context.ts";
import { FieldError, FieldHint, QuestionText } from "./FieldText.tsx";

interface FieldProps {
  readonly field: FieldWiring;
  readonly width?: "full" | "half" | "third" | undefined;
  readonly children: ReactNode;
}

/** One control with its label, its hint and its error. */
export function Field({ field, width = "full", children }: FieldProps) {
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
export function FieldGroup({
  field,
  role,
  children,
}: Omit<FieldProps, "width"> & { role?: "radiogroup" | undefined }) {
  const required = role === "radiogroup" && field.required ? true : undefined;
  return (
    <fieldset
      className="field field-group"
      data-error={field.error ? "" : undefined}
      role={role}
      aria-required={required}
      {...field.ariaAttributes}
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
