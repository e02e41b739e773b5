import type { ReactNode } from "react";
import { ButtonLinks, ButtonReason } from "./Button.tsx";
import { Cards } from "./Card.tsx";

interface TileProps {
  readonly id?: string | undefined;
  /** A small picture, or what is drawn in its place. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A low card of a list, with small and quiet words: a place that is still free, a camp to come, a person's face. */
export function Tile({ id, mark, children, actions }: TileProps) {
  return (
    <li>
      <article id={id} className="tile frame">
        <div className="tile-mark">{mark}</div>
        <div className="tile-words">{children}</div>
        {actions && <div className="tile-actions row">{actions}</div>}
      </article>
    </li>
  );
}

interface TilesProps {
  /** The tiles. */
  readonly children: ReactNode;
  /** What they are for. */
  readonly about: string | undefined;
  /** The id of the reason, which each disabled button refers to. */
  readonly reasonId: string;
  readonly reason: string | undefined;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

/** Tiles below what is said once about all of them: what they are for, and why nothing of them can be bought. */
export function Tiles({ children, about, reasonId, reason, links }: TilesProps) {
  return (
    <>
      <div className="tiles-head row">
        <div>
          {about !== undefined && <p className="card-heading">{about}</p>}
          <ButtonReason id={reasonId}>{reason}</ButtonReason>
        </div>
        {links && links.length > 0 && <ButtonLinks links={links} />}
      </div>
      <Cards swiped>{children}</Cards>
    </>
  );
}
