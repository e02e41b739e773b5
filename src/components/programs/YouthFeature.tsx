import type { youthFeature } from "../../selectors/home.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import "./YouthFeature.css";

interface Props extends Omit<NonNullable<ReturnType<typeof youthFeature>>, "picture"> {
  readonly id: string;
  readonly picture: PictureSource;
}

/** The youth program on one wide card. */
export function YouthFeature({ id, eyebrow, heading, lead, description, action, href, picture }: Props) {
  return (
    <article className="youth-feature">
      <Picture className="youth-feature-picture" source={picture} />
      <div className="youth-feature-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id}>{heading}</h2>
        <p className="section-lead">
          <Sentence>{lead}</Sentence>
        </p>
        <p>
          <Sentence>{description}</Sentence>
        </p>
        <p>
          <ButtonLink href={href}>{action}</ButtonLink>
        </p>
      </div>
    </article>
  );
}
