import { useField } from "./context.ts";
import { Field } from "./Field.tsx";

interface TextAreaProps {
  name: string;
  /** The key of the texts when several fields share them. */
  words?: string | undefined;
  /** How many lines show before it grows. */
  rows?: number;
}

/** Text of any length. */
export function TextArea({ name, words, rows = 5 }: TextAreaProps) {
  const field = useField(name, words);
  return (
    <Field field={field}>
      <textarea
        {...field.ties}
        className="control control-area"
        id={field.id}
        name={name}
        rows={rows}
        aria-required={field.required ? true : undefined}
      />
    </Field>
  );
}
