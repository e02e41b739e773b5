import type { ReactNode } from "react";
import { Sentence } from "../../ui/Sentence.tsx";

interface SectionHeadProps {
  readonly eyebrow?: string | undefined;
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly id?: string;
  /** A link to more of it, at the end of the head's last line. */
  readonly children?: ReactNode;
}

/** The start of a section: a chalk line, a few words, the heading, a sentence below. */
export function SectionHead({ eyebrow, heading, lead, id, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      {eyebrow !== undefined && <p className="eyebrow chalk-line">{eyebrow}</p>}
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && (
        <p className="lead">
          <Sentence>{lead}</Sentence>
        </p>
      )}
      {children}
    </div>
  );
}
