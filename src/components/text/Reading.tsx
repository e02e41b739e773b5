import type { ReactNode } from "react";
import { TableOfContents } from "./TableOfContents.tsx";

interface ReadingProps {
  /** The title of the table of contents. */
  readonly title: string;
  /** The text whose headings are in it. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A long text, with its table of contents beside it. */
export function Reading({ title, of, children }: ReadingProps) {
  return (
    <div className="reading split">
      <TableOfContents title={title} of={of} />
      <article>{children}</article>
    </div>
  );
}
