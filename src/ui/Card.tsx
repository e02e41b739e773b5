import type { ReactNode } from "react";

/** What a card is on, if not on the page's paper. */
type CardGround = "turf" | "clay" | "board";

export type CardSize = "small" | "large" | "wide" | "full";

interface CardsProps {
  /** `Card` and `Tile`. */
  readonly children: ReactNode;
  /** How much of a wide row each has: a quarter, a third, a half or all of it. */
  readonly size?: CardSize;
  /** Whether they are one strip to swipe where only one of them fits beside the other. */
  readonly swiped?: boolean;
  /** Their name for assistive technology. */
  readonly label?: string;
  /** Or the id of the words that are their name. */
  readonly labelledBy?: string;
  /** What is beside them: it takes what they leave of their last row, or a row of its own. */
  readonly rest?: ReactNode;
}

/** A list of cards, in as many columns as fit. The last row may be incomplete. */
export function Cards({ children, size = "large", swiped = false, label, labelledBy, rest }: CardsProps) {
  return (
    <div className="cards">
      <ul
        className={swiped ? `cards-${size} cards-swiped` : `cards-${size}`}
        aria-label={label}
        aria-labelledby={labelledBy}
      >
        {children}
        {rest && <li className="cards-rest">{rest}</li>}
      </ul>
    </div>
  );
}

interface CardProps {
  readonly id?: string | undefined;
  readonly ground?: CardGround | undefined;
  /** One picture or two. */
  readonly picture?: ReactNode;
  /** `CardWords`, `IncludedLines` and `CardActions`, in the order in which they are read. */
  readonly children: ReactNode;
}

/** A card of a list: a picture, words and actions, upright or across by the width that it has. */
export function Card(props: CardProps) {
  return (
    <li className="card-room">
      <CardBox {...props} />
    </li>
  );
}

/** A card that is in no list. */
export function LoneCard(props: CardProps) {
  return (
    <div className="cards">
      <div className="card-room">
        <CardBox {...props} />
      </div>
    </div>
  );
}

function CardBox({ id, ground, picture, children }: CardProps) {
  return (
    <article id={id} className={ground === undefined ? "card frame" : `card frame ${ground}`}>
      {picture && <div className="card-picture">{picture}</div>}
      {children}
    </article>
  );
}

interface ChildrenProps {
  readonly children: ReactNode;
}

/** A heading and what is said below it. */
export function CardWords({ children }: ChildrenProps) {
  return <div className="card-words">{children}</div>;
}

/** Buttons. A click anywhere on the card presses one that opens a dialog; the other buttons are on top. */
export function CardActions({ children }: ChildrenProps) {
  return <div className="card-actions">{children}</div>;
}
