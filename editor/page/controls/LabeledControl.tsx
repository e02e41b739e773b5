/** A control with its label, help and message. */
import type { ReactNode } from "react";
import { useControl, type ControlProps } from "../field-context.ts";

interface Props extends Pick<ControlProps, "field" | "path" | "hiddenLabel"> {
  readonly className?: string;
  readonly children: (attributes: ReturnType<typeof useControl>["attributes"]) => ReactNode;
}

export function LabeledControl({ field, path, hiddenLabel, className = "", children }: Props) {
  const help = hiddenLabel === undefined ? field.help : undefined;
  const { id, message, attributes } = useControl(path, help);
  return (
    <div className={`control ${className}`}>
      <label htmlFor={id} className={hiddenLabel === undefined ? undefined : "hidden"}>
        {hiddenLabel ?? <LabelText field={field} />}
      </label>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children(attributes)}
      <Message id={id}>{message}</Message>
    </div>
  );
}

export function LabelText({ field: { label, optional } }: Pick<ControlProps, "field">) {
  return (
    <>
      {label}
      {optional && <span className="optional"> optional</span>}
    </>
  );
}

export function Message({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="message" id={`${id}-message`}>
      {children}
    </p>
  );
}
