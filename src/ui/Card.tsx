import type { ReactNode } from "react";
import "./Card.css";

/** How many cards stand in a row of a wide window. */
const cardsInRow = 3;

/** A free part of a grid: how many cards wide, and how many placeholders high; a card is two high. */
interface FreeRoom {
  readonly columns: number;
  readonly rows: 1 | 2;
}

/**
 * What the last row of a wide window leaves free: beside the last cards two placeholders stand one above the other, and
 * the others follow three in a row. Undefined if nothing is free, or if a single card takes the whole row.
 */
export function freeRoom(cards: number, placeholders: number): FreeRoom | undefined {
  // A single placeholder is as high as a card.
  if (placeholders === 1) return freeRoom(cards + 1, 0);
  const besideCards = (cardsInRow - (cards % cardsInRow)) % cardsInRow;
  if (placeholders === 0) {
    return besideCards === 0 || cards <= 1 ? undefined : { columns: besideCards, rows: 2 };
  }
  const left = 2 * besideCards - placeholders;
  const columns = left >= 0 ? left : (cardsInRow + (left % cardsInRow)) % cardsInRow;
  return columns === 0 ? undefined : { columns, rows: 1 };
}

interface CardGridProps {
  /** The real cards, as list items; placeholders come separately. */
  readonly children: readonly ReactNode[];
  /** The cards that hold a place, as list items. On a phone they are one strip to swipe. */
  readonly placeholders: readonly ReactNode[];
  /** A text after the cards. In a wide window it fills what they leave free. */
  readonly note?: ReactNode;
}

/** Cards, three in a row from 768 px on; one below the other on a phone. */
export function CardGrid({ children, placeholders, note }: CardGridProps) {
  const { columns, rows } = freeRoom(children.length, placeholders.length) ?? { columns: 3, rows: 1 };
  return (
    <div className={`card-grid${arrangement(children.length, placeholders.length)}`}>
      <ul>{children}</ul>
      {placeholders.length > 0 && <ul className="card-strip">{placeholders}</ul>}
      {note !== undefined && (
        <div className={`card-grid-note card-grid-note-${columns} card-grid-note-high-${rows}`}>{note}</div>
      )}
    </div>
  );
}

/** The class of a single card, and of a row with both cards and placeholders. */
function arrangement(cards: number, placeholders: number): string {
  if (cards + placeholders === 1) return " card-single";
  return placeholders > 0 && cards % cardsInRow > 0 ? " card-mixed" : "";
}

interface CardProps {
  readonly id?: string | undefined;
  /** The class of this kind of card. */
  readonly className: string;
  /** Whether it only holds a place for a future card. */
  readonly placeholder?: boolean;
  /** Without a picture, an empty base is drawn. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  /** Its buttons. The one with the class `card-opens` responds to a click anywhere on the card. */
  readonly actions: ReactNode;
}

/** A card with a picture, text and buttons: the picture on top, or on a phone beside the text. */
export function Card({ id, className, placeholder = false, picture, children, actions }: CardProps) {
  return (
    <li>
      <article id={id} className={`${className} card frame${placeholder ? " card-placeholder" : ""}`}>
        {picture ?? <span className="card-base" />}
        <div className="card-words">{children}</div>
        <div className="card-actions">{actions}</div>
      </article>
    </li>
  );
}
