import type { ReactNode } from "react";
import { Picture, type PictureSource } from "../ui/Picture.tsx";
import "./PageHead.css";

interface Props {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly lead?: string | undefined;
  readonly picture?: PictureSource | undefined;
  /** What stands above everything: the way back. */
  readonly above?: ReactNode;
  /** The next step, under the lead. */
  readonly children?: ReactNode;
}

/** The top of a page: what it is, in one glance, and the picture that belongs to it. */
export function PageHead({ heading, eyebrow, lead, picture, above, children }: Props) {
  return (
    <div className={picture ? "page-head page-head-pictured" : "page-head"}>
      <div className="page-head-words">
        {above}
        {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
        <h1>{heading}</h1>
        {lead === undefined ? null : <p className="page-lead">{lead}</p>}
        {children}
      </div>
      {picture ? <Picture className="page-head-picture" source={picture} loading="first" /> : null}
    </div>
  );
}
