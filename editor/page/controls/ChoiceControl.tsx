/** Controls that choose one of a few words, a page of the site, or a content file. */
import { useFacility } from "../facility-facts.ts";
import type { ControlProps } from "../field-context.ts";
import { LabeledControl } from "./LabeledControl.tsx";

interface Props extends ControlProps {
  /** Each value, with the words to show for it if they differ. */
  readonly options: readonly (readonly [value: string, words?: string])[];
}

export function ChoiceControl({ options, ...props }: Props) {
  const { field, onChange } = props;
  const raw = String(props.raw);
  const known = raw === "" || options.some(([value]) => value === raw);
  return (
    <LabeledControl {...props}>
      {(attributes) => (
        <select {...attributes} value={raw} onChange={(event) => onChange(event.target.value)}>
          {(raw === "" || (field.optional && field.fallback === undefined)) && (
            <option value="">{field.optional ? "none" : "choose …"}</option>
          )}
          {(known ? options : [[raw] as const, ...options]).map(([value, words = value]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </LabeledControl>
  );
}

/** Chooses a page of the site. */
export function PageControl(props: ControlProps) {
  const { pages } = useFacility();
  return (
    <ChoiceControl {...props} options={pages.map(({ key, title }) => [key, `${title} (${key})`] as const)} />
  );
}

/** Chooses a file in a content folder. */
export function EntryControl({ folder, ...props }: ControlProps & { readonly folder: string }) {
  const { entries } = useFacility();
  const options = (entries[folder] ?? []).map(({ slug, title }) => [slug, `${title} (${slug})`] as const);
  return <ChoiceControl {...props} options={options} />;
}
