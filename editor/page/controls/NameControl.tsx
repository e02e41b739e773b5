/** The name of a page or of another file of the content: chosen from those that there are. */
import { useFacility } from "../facility-context.ts";
import { ChoiceControl, LineControl } from "./ValueControls.tsx";
import type { ControlProps } from "./props.ts";

interface Props extends Omit<ControlProps, "raw"> {
  readonly raw: string;
  /** The folder of the file; a page without it. */
  readonly folder?: string | undefined;
}

export function NameControl({ folder, ...props }: Props) {
  const facility = useFacility();
  if (!facility) return <LineControl {...props} input="line" />;
  const options =
    folder === undefined
      ? facility.pages.map(({ key, title }) => [key, `${title} (${key})`] as const)
      : (facility.entries[folder] ?? []).map((slug) => [slug, slug] as const);
  return <ChoiceControl {...props} options={options} />;
}
