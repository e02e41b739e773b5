import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import "./HomeCard.css";

interface HomeCardProps {
  readonly href: string;
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureSource;
}

/** A card that leads to Home, with its picture, its heading and its lead. */
export function HomeCard({ href, heading, lead, picture }: HomeCardProps) {
  return (
    <article className="home-card frame">
      <Picture source={picture} decorative />
      <div className="home-card-words">
        <h2>
          <a href={href}>
            <span className="eyebrow">Home</span> {heading}
          </a>
        </h2>
        <p>
          <Sentence>{lead}</Sentence>
        </p>
      </div>
    </article>
  );
}
