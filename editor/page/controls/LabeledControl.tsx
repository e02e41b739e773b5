/** A control with its label, its help and what is wrong with it. */
import type { ReactNode } from "react";
import type { Field } from "../../form/fields.ts";

interface Props {
  readonly field: Field;
  readonly id: string;
  readonly message: string | undefined;
  /** The words of a label that only assistive technology reads. */
  readonly bare?: string | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function LabeledControl({ field, id, message, bare, wide = false, children }: Props) {
  return (
    <div className={wide ? "labelled wide" : "labelled"}>
      <label htmlFor={id} className={bare === undefined ? undefined : "hidden"}>
        {bare ?? field.label}
        {field.optional && bare === undefined && <span className="optional"> optional</span>}
      </label>
      {field.help && bare === undefined && (
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {children}
      <Message id={id}>{message}</Message>
    </div>
  );
}

/** What is wrong, in the words of the build. */
export function Message({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="message" id={`${id}-message`}>
      {children}
    </p>
  );
}
