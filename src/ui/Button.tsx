import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import "./Button.css";

export type ButtonLook = "primary" | "quiet" | "board" | "plain";

interface Shared {
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

interface LinkProps extends Shared {
  readonly href: string;
  /** Opens in a new window, and says so. */
  readonly newWindow?: boolean;
  /** Adds context for screen reader users: "Purchase" + "Gold". */
  readonly about?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, newWindow = false, about, look = "primary", children }: LinkProps) {
  return (
    <a
      className={`button button-${look}`}
      href={href}
      {...(newWindow ? { target: "_blank", rel: "noopener" } : {})}
    >
      {children}
      {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
      {newWindow ? <NewWindowMark /> : null}
    </a>
  );
}

/** Says that a link opens in a new window: with an arrow, and in words for screen readers. */
export function NewWindowMark() {
  return (
    <>
      <Icon name="out" className="icon icon-small" />
      <span className="visually-hidden"> (opens in a new window)</span>
    </>
  );
}

interface DisabledProps extends Shared {
  /** The id of the line that says why it is disabled. */
  readonly why: string;
  readonly about: string;
}

/** A disabled button with the reason in a line below. */
export function DisabledButton({ why, about, look = "primary", children }: DisabledProps) {
  return (
    <button type="button" disabled className={`button button-${look}`} aria-describedby={why}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}
