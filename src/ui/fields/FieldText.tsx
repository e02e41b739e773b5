import type { FieldWiring } from "./context.ts";

/** The question, marked when it is optional. */
export function QuestionText({ field }: { readonly field: FieldWiring }) {
  return (
    <>
      {field.label}
      {!field.required && <span className="field-optional"> (optional)</span>}
    </>
  );
}

/** The hint under a question. */
export function FieldHint({ field }: { readonly field: FieldWiring }) {
  if (!field.hint) return null;
  return (
    <p className="field-hint" id={`${field.id}-hint`}>
      {field.hint}
    </p>
  );
}

/** The error of a field. Where errors appear while the visitor types, they are announced politely. */
export function FieldError({ field }: { readonly field: Pick<FieldWiring, "id" | "error" | "live"> }) {
  const error = field.error && (
    <p className="field-error" id={`${field.id}-error`}>
      {field.error}
    </p>
  );
  return field.live ? <div aria-live="polite">{error}</div> : error;
}
