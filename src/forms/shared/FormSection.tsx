import type { ReactNode } from "react";

interface FormSectionProps {
  id?: string;
  title: string;
  lead?: string | undefined;
  /** The position of the section among the others. */
  place?: string;
  /** How far it is filled in. */
  status?: ReactNode;
  children: ReactNode;
}

/** Questions that belong together, under a heading that is the legend of their group. */
export function FormSection({ id, title, lead, place, status, children }: FormSectionProps) {
  return (
    <fieldset className="form-section" id={id}>
      <legend className="form-section-title">
        {place && <span className="form-section-place">{place}</span>} {title} {status}
      </legend>
      {lead && <p className="form-note">{lead}</p>}
      {children}
    </fieldset>
  );
}
