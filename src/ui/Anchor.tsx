import type { AnchorHTMLAttributes, ReactNode } from "react";
import { isDownload } from "../lib/downloads.ts";
import { Icon } from "./Icon.tsx";

interface AnchorProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "aria-current"> {
  readonly href: string;
  /** Opens in a new window, and says so. */
  readonly newWindow?: boolean;
  /** Whether the link is part of a text or of a list of words, where the arrow may not begin a line. */
  readonly inText?: boolean;
  readonly children: ReactNode;
}

/** A link that says what it does, if it does not lead to a page in the same window: a new window, a download. */
export function Anchor({ href, newWindow = false, inText = false, children, ...attributes }: AnchorProps) {
  const isFile = isDownload(href);
  return (
    <a
      {...attributes}
      href={href}
      target={newWindow ? "_blank" : undefined}
      rel={newWindow ? "noopener" : undefined}
      download={isFile ? "" : undefined}
    >
      {children}
      {newWindow && <NewWindowMark inText={inText} />}
      {isFile && " (PDF)"}
    </a>
  );
}

/** Says that a link opens in a new window: with an arrow, and in words for screen readers. */
function NewWindowMark({ inText = false }: Pick<AnchorProps, "inText">) {
  return (
    <>
      <Icon name="out" className={inText ? "icon icon-small icon-in-text" : "icon icon-small"} />
      <span className="visually-hidden"> (opens in a new window)</span>
    </>
  );
}
