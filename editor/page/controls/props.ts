import type { Raw } from "../../form/raw-values.ts";
import type { Field } from "../../form/fields.ts";

export interface ControlProps {
  readonly field: Field;
  readonly raw: Raw;
  readonly onChange: (raw: Raw) => void;
  /** Where it stands inside the document's field. */
  readonly place: string;
  /** Without a label of its own, where the list around it says what it is. */
  readonly bare?: string | undefined;
}
