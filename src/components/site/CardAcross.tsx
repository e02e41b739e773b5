import type { LinkCard } from "../../selectors/link-cards.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import "./CardAcross.css";

interface CardAcrossProps extends Omit<LinkCard, "picture"> {
  readonly picture: PictureSource | undefined;
  readonly headingLevel: 2 | 3;
}

/** A card as wide as the page, with a button that leads to another one. */
export function CardAcross({ eyebrow, name, summary, action, href, picture, headingLevel }: CardAcrossProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="card-across clay">
      {picture && <Picture source={picture} />}
      <div className="card-across-words">
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <Heading>{name}</Heading>
        {summary !== undefined && (
          <p className="section-lead">
            <Sentence>{summary}</Sentence>
          </p>
        )}
        <p>
          <ButtonLink href={href}>{action ?? name}</ButtonLink>
        </p>
      </div>
    </article>
  );
}
