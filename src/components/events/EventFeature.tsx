import type { eventFeature } from "../../selectors/home.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import "./EventFeature.css";

interface EventFeatureProps extends Omit<NonNullable<ReturnType<typeof eventFeature>>, "picture"> {
  readonly id: string;
  readonly picture: PictureSource;
}

/** An event on one wide card. */
export function EventFeature({ id, eyebrow, heading, lead, action, href, picture }: EventFeatureProps) {
  return (
    <article className="event-feature clay">
      <Picture source={picture} />
      <div className="event-feature-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id}>{heading}</h2>
        <p className="section-lead">
          <Sentence>{lead}</Sentence>
        </p>
        <p>
          <ButtonLink href={href}>{action}</ButtonLink>
        </p>
      </div>
    </article>
  );
}
