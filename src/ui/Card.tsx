import type { ReactNode } from "react";
import "./Card.css";

/** How many cards are in a row of a wide window. */
const cardsInRow = 3;
/** How many placeholders fill a row of their own. */
const tilesInRow = 6;

/** The classes of the note, by how many places of the last row it fills. */
const noteClasses = [
  "card-grid-note card-grid-note-0",
  "card-grid-note card-grid-note-1",
  "card-grid-note card-grid-note-2",
];

/** How many places the last row of a wide window leaves free; a single card takes the whole row. */
export function freePlaces(cards: number): number {
  return cards === 1 ? 0 : besideLast(cards);
}

/** How many more cards fit beside the last one of so many. */
function besideLast(cards: number): number {
  return (cardsInRow - (cards % cardsInRow)) % cardsInRow;
}

interface CardGridProps {
  /** The real cards, as list items; placeholders come separately. */
  readonly children: readonly ReactNode[];
  /** The cards that hold a place, as list items. On a phone they are one strip to swipe. */
  readonly placeholders: readonly ReactNode[];
  /** Whether placeholders that begin a row are in one row of a wide window, if they fill it. */
  readonly placeholdersInRow?: boolean;
  /** A text after the cards, if they leave a place free. In a wide window it fills what is free. */
  readonly note?: ReactNode;
}

/** Cards, three in a row from 768 px on; one below the other on a phone. */
export function CardGrid({ children, placeholders, placeholdersInRow = false, note }: CardGridProps) {
  const total = children.length + placeholders.length;
  const isRow = placeholdersInRow && besideLast(children.length) === 0 && placeholders.length === tilesInRow;
  return (
    <div className={`card-grid${total === 1 ? " card-single" : ""}`}>
      <ul>{children}</ul>
      {placeholders.length > 0 && (
        <ul className={isRow ? "card-strip card-strip-row" : "card-strip"}>{placeholders}</ul>
      )}
      {note !== undefined && <div className={noteClasses[freePlaces(total)]}>{note}</div>}
    </div>
  );
}

/** A card that only holds a place: shaped as the cards beside it, or a low tile in a row of its own. */
export type PlaceholderShape = "card" | "tile";

/**
 * The shape of a placeholder.
 * @param index its place among all cards and placeholders, from 0 on.
 * @param cards how many cards come before the placeholders.
 */
export function placeholderShape(index: number, cards: number): PlaceholderShape {
  return index < cards + besideLast(cards) ? "card" : "tile";
}

interface CardProps {
  readonly id?: string | undefined;
  /** The class of this kind of card. */
  readonly className: string;
  /** Its shape, if it only holds a place for a future card. */
  readonly placeholder?: PlaceholderShape | undefined;
  /** Without a picture, an empty base is drawn. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  /** Its buttons. The one with the class `card-opens` responds to a click anywhere on the card. */
  readonly actions: ReactNode;
}

const placeholderClasses: Readonly<Record<PlaceholderShape, string>> = {
  card: " card-placeholder",
  tile: " card-placeholder card-tile",
};

/** A card with a picture, text and buttons: the picture on top, or on a phone beside the text. */
export function Card({ id, className, placeholder, picture, children, actions }: CardProps) {
  return (
    <li>
      <article
        id={id}
        className={`${className} card frame${placeholder === undefined ? "" : placeholderClasses[placeholder]}`}
      >
        {picture ?? <span className="card-base" />}
        <div className="card-words">{children}</div>
        <div className="card-actions">{actions}</div>
      </article>
    </li>
  );
}
