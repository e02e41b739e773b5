import { useContext, type ReactNode } from "react";
import { FieldsContext, sharedErrorId } from "./context.ts";
import "./fields.css";

/** A group of fields that share one error, such as an address. */
export function SharedErrorFields({ children }: { children: ReactNode }) {
  const form = useContext(FieldsContext);
  const error = form?.sharedError?.fields.map((name) => form.errors[name]).find(Boolean);
  return (
    <fieldset className="field field-group fields-together" data-error={error ? "" : undefined}>
      <legend className="fields-title">{form?.sharedError?.label}</legend>
      {children}
      {form && error && (
        <p className="field-error" id={sharedErrorId(form.id)}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
