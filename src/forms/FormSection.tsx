import type { ReactNode } from "react";

interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** The position of the section, such as its number. */
  readonly place?: string | undefined;
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** A group of questions under a heading, which is the legend of its fieldset. */
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
