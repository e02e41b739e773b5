import type { ReactNode } from "react";
import { ButtonLinks, ButtonReason } from "./Button.tsx";
import "./Card.css";

/** How many cards are in a row of a wide window. */
const cardsInRow = 3;
/** How many placeholders fill a row of their own. */
const tilesInRow = 6;

/** The class of the note about placeholders, by how many places of their rows it fills; with none free, a whole row. */
const stripNoteClasses = ["strip-note-3", "strip-note-1", "strip-note-2"];

/** How many places the last row of a wide window leaves free; a single card without placeholders takes the whole row. */
export function freePlaces(cards: number, placeholders = 0): number {
  return cards === 1 && placeholders === 0 ? 0 : besideLast(cards);
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
  /** Whether the placeholders are in one row of a wide window, if they fill it. */
  readonly placeholdersInRow?: boolean;
  /** A `StripNote`, if there are placeholders. */
  readonly aboutPlaceholders?: ReactNode;
}

/**
 * Cards, three in a row from 768 px on; one below the other on a phone. Placeholders have rows of their own. What the
 * last row of cards leaves free is for what is said about the placeholders.
 */
export function CardGrid(props: CardGridProps) {
  const { children, placeholders, placeholdersInRow = false, aboutPlaceholders } = props;
  const isSingle = children.length === 1 && placeholders.length === 0;
  const isRow = placeholdersInRow && placeholders.length === tilesInRow;
  const free = freePlaces(children.length, placeholders.length);
  const isBesideCards = free > 0;
  const noteClass = free === 2 ? "card-grid-note card-grid-note-wide" : "card-grid-note";
  return (
    <div className={isSingle ? "card-grid card-single" : "card-grid"}>
      <ul>{children}</ul>
      {placeholders.length > 0 && (
        <>
          <div
            className={
              isBesideCards ? `${noteClass} clay` : stripNoteClasses[besideLast(placeholders.length)]
            }
          >
            {aboutPlaceholders}
          </div>
          <ul className={isRow ? "card-strip card-strip-row" : "card-strip"}>{placeholders}</ul>
        </>
      )}
    </div>
  );
}

interface StripNoteProps {
  /** What the placeholders are for. */
  readonly children: string | undefined;
  /** The id of the reason, which each disabled button refers to. */
  readonly reasonId: string;
  readonly reason: string | undefined;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** What is said once about all placeholders of a page: what they are for, and why nothing of them can be bought. */
export function StripNote({ children, reasonId, reason, links }: StripNoteProps) {
  return (
    <div className="strip-note">
      {children !== undefined && <p className="strip-note-heading">{children}</p>}
      <ButtonReason id={reasonId}>{reason}</ButtonReason>
      {links.length > 0 && <ButtonLinks links={links} />}
    </div>
  );
}

interface CardProps {
  readonly id?: string | undefined;
  /** The class of this kind of card. */
  readonly className: string;
  /** Whether it only holds a place for a future card, as a low tile. */
  readonly isPlaceholder?: boolean;
  /** Without a picture, an empty base is drawn. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  /** Its buttons. The one with the class `card-opens` responds to a click anywhere on the card. */
  readonly actions: ReactNode;
}

/** A card with a picture, text and buttons: the picture on top, or on a phone beside the text. */
export function Card({ id, className, isPlaceholder = false, picture, children, actions }: CardProps) {
  return (
    <li>
      <article id={id} className={`${className} card frame${isPlaceholder ? " card-placeholder" : ""}`}>
        {picture ?? <span className="card-base" />}
        <div className="card-words">{children}</div>
        <div className="card-actions">{actions}</div>
      </article>
    </li>
  );
}
