/** What controls share inside one field of a document: messages by path, and the control for a nested field. */
import { createContext, useContext, useId, type ComponentType } from "react";
import type { Raw } from "../form/raw-values.ts";
import type { Field } from "../../src/content/schema/fields.ts";

export interface ControlProps {
  readonly field: Field;
  readonly raw: Raw;
  readonly onChange: (raw: Raw) => void;
  /** The control's path inside the field of the document, `sessions.0.from`. */
  readonly path: string;
  /** The label of a list item, for assistive technology only. */
  readonly hiddenLabel?: string | undefined;
}

interface FieldContextValue {
  /** The key of the document's field, and its value. */
  readonly key: string;
  readonly value: Raw;
  /** The message to show at a path, if any. */
  readonly messageAt: (path: string) => string | undefined;
  /** Passed down to avoid a circular import: `Control` imports groups and lists. */
  readonly Control: ComponentType<ControlProps>;
}

export const FieldContext = createContext<FieldContextValue>({
  key: "",
  value: "",
  messageAt: () => undefined,
  Control: () => null,
});

/** The control for a nested field. */
export function useNestedControl(): ComponentType<ControlProps> {
  return useContext(FieldContext).Control;
}

/** A control's id, message, and the attributes that connect it to its label, help and message. */
export function useControl(path: string, help?: string) {
  const id = useId();
  const message = useContext(FieldContext).messageAt(path);
  const describedBy = [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(" ");
  const attributes = {
    id,
    "data-path": path,
    "aria-invalid": message ? (true as const) : undefined,
    "aria-describedby": describedBy || undefined,
  };
  return { id, message, attributes };
}

export function joinPath(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
