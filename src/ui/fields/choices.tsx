import type { FormField } from "../../forms/fields/field.ts";
import { useField } from "./context.ts";
import { FieldGroup } from "./Field.tsx";
import { FieldError, FieldHint, QuestionText } from "./FieldText.tsx";

interface OptionsProps {
  readonly field: FormField;
  readonly options: readonly string[];
  /** The value that is sent for each option, if not its words. */
  readonly values?: readonly string[] | undefined;
  readonly many: boolean;
}

/** Longer words than this need the width of a phone. */
const shortLabel = 18;

/** One answer out of several, or any number of them, to click on. */
export function Options({ field: asked, options, values, many }: OptionsProps) {
  const field = useField(asked);
  return (
    <FieldGroup field={field} role={many ? undefined : "radiogroup"}>
      <div
        className="options grid"
        data-variant={options.some((label) => label.length > shortLabel) ? undefined : "row"}
      >
        {options.map((label, index) => (
          <label className="option" key={label}>
            {/* The first one has the field's id, because the error summary links to it. */}
            <input
              type={many ? "checkbox" : "radio"}
              id={index === 0 ? field.id : `${field.id}-${index}`}
              name={field.name}
              value={values?.[index] ?? label}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A single box to tick. */
export function Box({ field: asked }: { readonly field: FormField }) {
  const field = useField(asked);
  return (
    <div className="field" data-error={field.error ? "" : undefined}>
      <label className="option">
        <input
          {...field.ariaAttributes}
          type="checkbox"
          id={field.id}
          name={field.name}
          value="Yes"
          aria-required={field.required ? true : undefined}
        />
        <span>
          <QuestionText field={field} />
        </span>
      </label>
      <FieldHint field={field} />
      <FieldError field={field} />
    </div>
  );
}
