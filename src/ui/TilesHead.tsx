import { ButtonLinks, ButtonReason } from "./Button.tsx";

interface TilesHeadProps {
  /** What the tiles are for. */
  readonly children: string | undefined;
  /** The id of the reason, which each disabled button refers to. */
  readonly reasonId: string;
  readonly reason: string | undefined;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** What is said once about all tiles below: what they are for, and why nothing of them can be bought. */
export function TilesHead({ children, reasonId, reason, links }: TilesHeadProps) {
  return (
    <div className="tiles-head">
      <div>
        {children !== undefined && <p className="card-heading">{children}</p>}
        <ButtonReason id={reasonId}>{reason}</ButtonReason>
      </div>
      {links.length > 0 && <ButtonLinks links={links} />}
    </div>
  );
}
