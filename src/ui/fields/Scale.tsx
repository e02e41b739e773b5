import type { FormField } from "../../forms/fields/field.ts";
import { useField } from "./context.ts";
import { FieldGroup } from "./Field.tsx";

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A number from 1 to 10, as a row of digits with a word at each end. */
export function Scale({ field: asked }: { readonly field: FormField }) {
  const field = useField(asked);
  return (
    <FieldGroup field={field} role="radiogroup">
      <div className="scale">
        {numbers.map((number, index) => (
          <label className="scale-step" key={number}>
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${index}`}
              name={field.name}
              value={number}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      <p className="scale-ends" aria-hidden="true">
        <span>{asked.lowest}</span>
        <span>{asked.highest}</span>
      </p>
    </FieldGroup>
  );
}
