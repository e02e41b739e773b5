import type { ReactNode } from "react";
import { Anchor } from "./Anchor.tsx";
import { Sentence } from "./Sentence.tsx";

export type ButtonVariant = "primary" | "quiet" | "plain";

const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary: "button button-primary",
  quiet: "button button-quiet",
  plain: "button button-plain",
};

interface Shared {
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

interface ButtonLinkProps extends Shared {
  readonly href: string;
  /** Opens in a new window, and says so. */
  readonly newWindow?: boolean;
  /** Adds context for screen reader users: "Purchase" + "Gold". */
  readonly about?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  newWindow = false,
  about,
  variant = "primary",
  children,
}: ButtonLinkProps) {
  return (
    <Anchor className={variantClasses[variant]} href={href} newWindow={newWindow}>
      {children}
      {about !== undefined && <span className="visually-hidden">{` ${about}`}</span>}
    </Anchor>
  );
}

interface ButtonLinksProps extends Pick<ButtonLinkProps, "about"> {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** How the first looks; the others are quiet. */
  readonly first?: ButtonVariant;
  readonly className?: string;
}

/** Links that look like buttons, side by side if there is room. */
export function ButtonLinks({ links, first = "quiet", about, className = "row" }: ButtonLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }, index) => (
        <li key={href}>
          <ButtonLink href={href} variant={index === 0 ? first : "quiet"} about={about}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

interface DisabledButtonProps extends Shared {
  /** The id of the line that says why it is disabled. */
  readonly reasonId: string;
  readonly about: string;
}

/** A disabled button; a `ButtonReason` says why. */
export function DisabledButton({ reasonId, about, variant = "primary", children }: DisabledButtonProps) {
  return (
    <button type="button" disabled className={variantClasses[variant]} aria-describedby={reasonId}>
      {children}
      <span className="visually-hidden">{` ${about}`}</span>
    </button>
  );
}

interface ButtonReasonProps {
  readonly id: string;
  /** Undefined if no button is disabled. */
  readonly children: string | undefined;
}

/** The line that says why one of some buttons is disabled; a phone number in it is a link. */
export function ButtonReason({ id, children }: ButtonReasonProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className="button-reason">
      <Sentence>{children}</Sentence>
    </p>
  );
}
