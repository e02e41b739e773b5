import type { ReactNode } from "react";
import "./Card.css";

interface Props {
  /** What kind of card it is: its first class. */
  readonly className: string;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  /** Its buttons. The one of class `card-opens` answers a press anywhere on the card. */
  readonly actions: ReactNode;
}

/** A picture, words and buttons in one frame. */
export function Card({ className, picture, children, actions }: Props) {
  return (
    <article className={`${className} card frame`}>
      {picture}
      <div className="card-words">{children}</div>
      <div className="card-actions">{actions}</div>
    </article>
  );
}
