import type { FormField } from "../../forms/fields/field.ts";
import { useField } from "./context.ts";
import { Field } from "./Field.tsx";

const types: Readonly<Partial<Record<FormField["kind"], string>>> = {
  email: "email",
  phone: "tel",
  date: "date",
};

/**
 * A text, long or of one line, a number or a date. It is uncontrolled, so the page itself has what is typed.
 */
export function TextControl({ field: asked }: { readonly field: FormField }) {
  const { kind, name, width, rows = 5, autocomplete } = asked;
  const field = useField(asked);
  const shared = {
    ...field.ariaAttributes,
    id: field.id,
    name,
    "aria-required": field.required ? true : undefined,
  };
  return (
    <Field field={field} width={width}>
      {kind === "long text" ? (
        <textarea {...shared} className="control control-area" rows={rows} />
      ) : (
        <input
          {...shared}
          className="control"
          type={types[kind] ?? "text"}
          autoComplete={autocomplete}
          inputMode={kind === "number" ? "numeric" : undefined}
          max={kind === "date" ? "9999-12-31" : undefined}
          spellCheck={kind === "email" ? false : undefined}
        />
      )}
    </Field>
  );
}
