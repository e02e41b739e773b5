/** A group of fields. */
import type { Group } from "../../../src/content/schema/fields.ts";
import type { RawGroup } from "../../form/raw-values.ts";
import { joinPath, useControl, useNestedControl, type ControlProps } from "../field-context.ts";
import { LabelText, Message } from "./LabeledControl.tsx";

type Props = ControlProps & Pick<Group, "fields">;

export function GroupControl(props: Props) {
  const { field, path, hiddenLabel } = props;
  const { id, message } = useControl(path);
  const content = (
    <>
      <Message id={id}>{message}</Message>
      <GroupFields {...props} />
    </>
  );
  if (hiddenLabel !== undefined) return content;
  return (
    <fieldset className="group">
      <legend>
        <LabelText field={field} />
      </legend>
      {field.help && <p className="help">{field.help}</p>}
      {content}
    </fieldset>
  );
}

/** The fields of a group, with the one that marks sample content last. */
export function GroupFields({
  fields,
  raw,
  onChange,
  path,
}: Pick<Props, "fields" | "raw" | "onChange" | "path">) {
  const Control = useNestedControl();
  const group = raw as RawGroup;
  return (
    <div className="fields">
      {[...fields].sort(sampleLast).map((each) => (
        <Control
          key={each.key}
          field={each}
          raw={group[each.key] ?? ""}
          onChange={(value) => onChange({ ...group, [each.key]: value })}
          path={joinPath(path, each.key)}
        />
      ))}
    </div>
  );
}

export function sampleLast(a: { readonly key: string }, b: { readonly key: string }): number {
  return Number(a.key === "sample") - Number(b.key === "sample");
}
