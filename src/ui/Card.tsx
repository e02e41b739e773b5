import type { ReactNode } from "react";
import "./Card.css";

interface Props {
  readonly id?: string | undefined;
  /** What kind of card it is: its first class. */
  readonly className: string;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  /** Its buttons. The one with the class `card-opens` responds to a click anywhere on the card. */
  readonly actions: ReactNode;
}

/** A card with a picture, text and buttons. */
export function Card({ id, className, picture, children, actions }: Props) {
  return (
    <article id={id} className={`${className} card frame`}>
      {picture}
      <div className="card-words">{children}</div>
      <div className="card-actions">{actions}</div>
    </article>
  );
}
