/** One of several groups, such as a menu that links to a page or one that has entries. */
import type { Group } from "../../../src/content/schema/fields.ts";
import { chosenVariant, rawOf, type RawGroup } from "../../form/raw-values.ts";
import { useControl, type ControlProps } from "../field-context.ts";
import { GroupFields, NamedGroup } from "./GroupControl.tsx";

interface Props extends ControlProps {
  readonly variants: readonly Group[];
}

export function VariantsControl(props: Props) {
  const { raw, onChange, path, variants } = props;
  const { id, attributes } = useControl(path);
  const group = raw as RawGroup;
  const current = chosenVariant(variants, group);
  const choose = (name: string) => {
    const { fields } = variants.find((each) => nameOf(each) === name) ?? current;
    onChange(Object.fromEntries(fields.map((each) => [each.key, group[each.key] ?? rawOf(each, undefined)])));
  };
  return (
    <NamedGroup {...props}>
      <div className="control">
        <label htmlFor={id}>Links to</label>
        <select {...attributes} value={nameOf(current)} onChange={(event) => choose(event.target.value)}>
          {variants.map((variant) => (
            <option key={nameOf(variant)}>{nameOf(variant)}</option>
          ))}
        </select>
      </div>
      <GroupFields fields={current.fields} raw={raw} onChange={onChange} path={path} />
    </NamedGroup>
  );
}

/** A variant's fields other than its label: `route`, `entries`, `link`. */
function nameOf({ fields }: Group): string {
  return fields
    .filter(({ key }) => key !== "label")
    .map(({ label }) => label.toLowerCase())
    .join(", ");
}
