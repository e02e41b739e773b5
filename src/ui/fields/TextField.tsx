import type { InputHTMLAttributes } from "react";
import { useField } from "./context.ts";
import { Field, type FieldWidth } from "./Field.tsx";

type Kind = "text" | "email" | "tel" | "date" | "time";

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "max"> {
  name: string;
  /** The key of the texts when several fields share them. */
  words?: string | undefined;
  type?: Kind;
  width?: FieldWidth;
}

/** One line of text, a date or a time. It is uncontrolled, so what is typed before hydration is not lost. */
export function TextField({ name, words, type = "text", width, ...input }: TextFieldProps) {
  const field = useField(name, words);
  return (
    <Field field={field} width={width}>
      <input
        {...input}
        {...field.ties}
        className="control"
        id={field.id}
        name={name}
        type={type}
        aria-required={field.required ? true : undefined}
        spellCheck={type === "email" ? false : undefined}
      />
    </Field>
  );
}
