import type { ReactNode } from "react";

interface FormSectionProps {
  id?: string;
  title: string;
  lead?: string | undefined;
  /** Small words above the title. */
  above?: ReactNode;
  children: ReactNode;
}

/** Questions that belong together, under a heading that is the legend of their group. */
export function FormSection({ id, title, lead, above, children }: FormSectionProps) {
  return (
    <fieldset className="form-section" id={id}>
      <legend className="form-section-title">
        {above}
        {title}
      </legend>
      {lead && <p className="form-note">{lead}</p>}
      {children}
    </fieldset>
  );
}
