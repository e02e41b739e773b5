import type { LinkCard } from "../../selectors/link-cards.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import "./LinkCards.css";

interface LinkCardsProps {
  readonly cards: readonly (Omit<LinkCard, "picture"> & { readonly picture: PictureSource | undefined })[];
  readonly headingLevel: 2 | 3;
}

/** Cards that lead to other pages. */
export function LinkCards({ cards, headingLevel }: LinkCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="link-cards">
      {cards.map(({ href, eyebrow, name, summary, action, picture }) => (
        <li key={href} className="link-card frame">
          {picture && <Picture source={picture} decorative />}
          <Heading className="link-card-name chalk-line">
            <a href={href}>
              {eyebrow !== undefined && <span className="eyebrow">{eyebrow}</span>} {name}
            </a>
          </Heading>
          {(summary !== undefined || action !== undefined) && (
            <p>{[summary, action].filter((words) => words !== undefined).join(" ")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
