import type { ReactNode } from "react";
import type { PageTexts } from "../../selectors/pages.ts";
import type { PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { HeadPicture } from "./HeadPicture.tsx";

interface PageHeadProps extends Pick<PageTexts, "heading" | "eyebrow" | "lead"> {
  /** Above the words: the breadcrumbs. */
  readonly above?: ReactNode;
  /** Beside the words: the plan of the building, or another drawing. */
  readonly place?: ReactNode;
  /** Whether the page is about the plan, which is larger then. */
  readonly isAboutPlan?: boolean;
  /** Beside the words if there is no drawing. */
  readonly picture?: PictureSource | undefined;
  /** What the page sells, and its button. */
  readonly children?: ReactNode;
}

/** The top of every page but Home: its words, and beside them the building at dusk, or a picture, or nothing. */
export function PageHead({
  heading,
  eyebrow,
  lead,
  above,
  place,
  isAboutPlan = false,
  picture,
  children,
}: PageHeadProps) {
  return (
    <div className={`page-head turf${isAboutPlan ? " page-head-about-plan" : ""}`}>
      <div className="page-head-columns wrap">
        <div className="page-head-words">
          {above}
          {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
          <h1 id="page-title" className="title chalk-line">
            {heading}
          </h1>
          {lead !== undefined && (
            <p className="lead">
              <Sentence>{lead}</Sentence>
            </p>
          )}
          {children}
        </div>
        {place}
        {picture && <HeadPicture picture={picture} />}
      </div>
    </div>
  );
}
