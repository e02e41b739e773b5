import type { DisciplineLink } from "../../selectors/disciplines.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import "./LinkCards.css";

interface LinkCard extends Omit<DisciplineLink, "picture"> {
  readonly picture: PictureSource;
}

export function LinkCards({ cards }: { readonly cards: readonly LinkCard[] }) {
  return (
    <ul className="link-cards">
      {cards.map(({ href, name, summary, picture }) => (
        <li key={href} className="link-card frame">
          <Picture source={picture} decorative />
          <h3 className="chalk-line">
            <a href={href}>{name}</a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
