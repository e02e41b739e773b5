import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import "./Button.css";

export type ButtonLook = "primary" | "quiet" | "board" | "plain";

interface Shared {
  readonly look?: ButtonLook;
  readonly children: ReactNode;
  readonly className?: string;
}

const classes = (look: ButtonLook, className = "") => `button button-${look} ${className}`.trim();

interface LinkProps extends Shared {
  readonly href: string;
  /** Opens in a new window, and says so. */
  readonly newWindow?: boolean;
  /** What it is about, for those who hear the link without its surroundings: "Purchase" + "Gold". */
  readonly about?: string;
  readonly onClick?: () => void;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  newWindow = false,
  about,
  look = "primary",
  children,
  className,
}: LinkProps) {
  return (
    <a
      className={classes(look, className)}
      href={href}
      {...(newWindow ? { target: "_blank", rel: "noopener" } : {})}
    >
      {children}
      {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
      {newWindow ? <NewWindowMark /> : null}
    </a>
  );
}

/** Says that a link opens in a new window: an arrow to see, words to hear. */
export function NewWindowMark() {
  return (
    <>
      <Icon name="out" className="icon icon-small" />
      <span className="visually-hidden"> (opens in a new window)</span>
    </>
  );
}

interface DisabledProps extends Shared {
  /** The id of the line that says why it cannot be used. */
  readonly why: string;
  readonly about: string;
}

/** A button that leads nowhere yet: visible, disabled, with the reason in a line below. */
export function DisabledButton({ why, about, look = "primary", children, className }: DisabledProps) {
  return (
    <button type="button" disabled className={classes(look, className)} aria-describedby={why}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}
