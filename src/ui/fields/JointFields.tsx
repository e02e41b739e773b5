import { useContext, type ReactNode } from "react";
import { FieldsContext, jointErrorId } from "./context.ts";
import "./fields.css";

/** The frame of the fields that the form says are answered together, with their one error. */
export function JointFields({ children }: { children: ReactNode }) {
  const form = useContext(FieldsContext);
  const error = form?.joint?.fields.map((name) => form.errors[name]).find(Boolean);
  return (
    <fieldset className="field field-group fields-together" data-error={error ? "" : undefined}>
      <legend className="fields-title">{form?.joint?.label}</legend>
      {children}
      {form && error && (
        <p className="field-error" id={jointErrorId(form.id)}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
