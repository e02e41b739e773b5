import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import "./LinkToHome.css";

interface LinkToHomeProps {
  readonly href: string;
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureSource;
}

/** A card that leads to Home, with its picture, its heading and its lead. */
export function LinkToHome({ href, heading, lead, picture }: LinkToHomeProps) {
  return (
    <article className="link-to-home frame">
      <Picture source={picture} decorative />
      <div className="link-to-home-words">
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
