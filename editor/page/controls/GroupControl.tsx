/** A group of fields. */
import type { ReactNode } from "react";
import type { Group } from "../../../src/content/schema/fields.ts";
import type { RawGroup } from "../../form/raw-values.ts";
import { joinPath, useControl, useNestedControl, type ControlProps } from "../field-context.ts";
import { LabelText, Message } from "./LabeledControl.tsx";

type Props = ControlProps & Pick<Group, "fields">;

export function GroupControl(props: Props) {
  return (
    <NamedGroup {...props}>
      <GroupFields {...props} />
    </NamedGroup>
  );
}

/** A group's name, help and message above its controls; the item of a list is named by its card. */
export function NamedGroup({
  field,
  path,
  hiddenLabel,
  children,
}: Pick<ControlProps, "field" | "path" | "hiddenLabel"> & { readonly children: ReactNode }) {
  const { id, message } = useControl(path);
  const content = (
    <>
      <Message id={id}>{message}</Message>
      {children}
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
