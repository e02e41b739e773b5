/** Fields that belong together. */
import { inside, useControl, usePart } from "../field-context.ts";
import type { RawGroup } from "../../form/raw-values.ts";
import type { Field } from "../../form/fields.ts";
import { Message } from "./LabeledControl.tsx";
import type { ControlProps } from "./props.ts";

interface Props extends Omit<ControlProps, "raw"> {
  readonly raw: RawGroup;
  readonly fields: readonly Field[];
}

export function GroupControl({ field, raw, onChange, place, bare, fields }: Props) {
  const { id, message } = useControl(place, undefined);
  const body = (
    <>
      <Message id={id}>{message}</Message>
      <Fields fields={fields} raw={raw} onChange={onChange} place={place} />
    </>
  );
  if (bare !== undefined) return body;
  return (
    <fieldset className="group">
      <legend>
        {field.label}
        {field.optional && <span className="optional"> optional</span>}
      </legend>
      {field.help && <p className="help">{field.help}</p>}
      {body}
    </fieldset>
  );
}

/** The fields of a group, what marks an example last. */
export function Fields({
  fields,
  raw,
  onChange,
  place,
}: Pick<Props, "fields" | "raw" | "onChange" | "place">) {
  const Part = usePart();
  const inOrder = [...fields].sort((a, b) => Number(a.key === "sample") - Number(b.key === "sample"));
  return (
    <div className="fields">
      {inOrder.map((each) => (
        <Part
          key={each.key}
          field={each}
          raw={raw[each.key] ?? ""}
          onChange={(value) => onChange({ ...raw, [each.key]: value })}
          place={inside(place, each.key)}
        />
      ))}
    </div>
  );
}
