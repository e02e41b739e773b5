/** One of several groups: a menu entry that leads to a page, or one that opens a menu. */
import { useControl } from "../field-context.ts";
import { rawOf, type RawVariant } from "../../form/raw-values.ts";
import type { FieldType } from "../../form/fields.ts";
import { Fields } from "./GroupControl.tsx";
import { Message } from "./LabeledControl.tsx";
import type { ControlProps } from "./props.ts";

type Group = Extract<FieldType, { kind: "group" }>;

interface Props extends Omit<ControlProps, "raw"> {
  readonly raw: RawVariant;
  readonly variants: readonly Group[];
}

export function VariantsControl({ raw, onChange, place, variants }: Props) {
  const { id, message, attributes } = useControl(place, undefined);
  const current = variants[raw.variant] ?? { kind: "group", fields: [] };
  const choose = (variant: number) => {
    const next = variants[variant];
    if (!next) return;
    const fresh = Object.fromEntries(
      next.fields.map((each) => [each.key, raw.raw[each.key] ?? rawOf(each, undefined)]),
    );
    onChange({ is: "variant", variant, raw: fresh });
  };
  return (
    <>
      <label htmlFor={id}>Links to</label>
      <select {...attributes} value={raw.variant} onChange={(event) => choose(Number(event.target.value))}>
        {variants.map((variant, index) => (
          <option key={namesOf(variant)} value={index}>
            {namesOf(variant)}
          </option>
        ))}
      </select>
      <Message id={id}>{message}</Message>
      <Fields
        fields={current.fields}
        raw={raw.raw}
        onChange={(value) =>
          onChange({ is: "variant", variant: raw.variant, raw: value as RawVariant["raw"] })
        }
        place={place}
      />
    </>
  );
}

/** A variant by the fields that only it has: `route`, `entries`, `link`. */
function namesOf({ fields }: Group): string {
  return fields
    .filter(({ key }) => key !== "label")
    .map(({ label }) => label.toLowerCase())
    .join(", ");
}
