import { useField } from "./context.ts";
import { FieldGroup } from "./Field.tsx";
import { FieldError, FieldHint, QuestionText } from "./FieldText.tsx";
import "./choices.css";

/** An answer: the value that is sent and the label that the visitor reads. A string is both. */
export type Option = string | { readonly value: string; readonly label: string };

interface ChoiceProps {
  name: string;
  options: readonly Option[];
  /** `row`: short answers side by side; `list`: stacked on a phone, in columns on wider screens. */
  look?: "row" | "list";
}

/** One answer out of several. */
export function RadioGroup({ name, options }: Omit<ChoiceProps, "look">) {
  const field = useField(name);
  return (
    <FieldGroup field={field} role="radiogroup">
      <Options type="radio" name={name} id={field.id} options={options} look="row" />
    </FieldGroup>
  );
}

/** Any number of answers out of several. */
export function CheckboxGroup({ name, options, look = "list" }: ChoiceProps) {
  const field = useField(name);
  return (
    <FieldGroup field={field}>
      <Options type="checkbox" name={name} id={field.id} options={options} look={look} />
    </FieldGroup>
  );
}

interface OptionsProps extends Required<ChoiceProps> {
  type: "radio" | "checkbox";
  id: string;
}

function Options({ type, name, id, options, look }: OptionsProps) {
  return (
    <div className="options" data-look={look}>
      {options.map((option, index) => {
        const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
        return (
          <label className="option" key={value}>
            {/* The first one has the field's id, because the error summary links to it. */}
            <input type={type} id={index === 0 ? id : `${id}-${index}`} name={name} value={value} />
            <span>{label}</span>
          </label>
        );
      })}
    </div>
  );
}

/** A whole number from `from` to `to`, as a row of digits with a word at each end. */
export function Scale({
  name,
  from,
  to,
  lowest,
  highest,
}: {
  name: string;
  from: number;
  to: number;
  lowest: string;
  highest: string;
}) {
  const field = useField(name);
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <FieldGroup field={field} role="radiogroup">
      <div className="scale">
        {numbers.map((number, index) => (
          <label className="scale-step" key={number}>
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${index}`}
              name={name}
              value={number}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      <p className="scale-ends" aria-hidden="true">
        <span>{lowest}</span>
        <span>{highest}</span>
      </p>
    </FieldGroup>
  );
}

/** A single checkbox. */
export function Checkbox({ name, value }: { name: string; value: string }) {
  const field = useField(name);
  if (field.hidden) return null;
  return (
    <div className="field">
      <label className="option">
        <input {...field.ties} type="checkbox" id={field.id} name={name} value={value} />
        <span>
          <QuestionText field={field} />
        </span>
      </label>
      <FieldHint field={field} />
      <FieldError field={field} />
    </div>
  );
}
