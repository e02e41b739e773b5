import { buttonLabel, type Link } from "../lib/link.ts";
import { ButtonLink, DisabledButton, type ButtonVariant } from "./Button.tsx";

interface TargetLinkProps {
  readonly target: Link;
  readonly about?: string | undefined;
  readonly variant?: ButtonVariant;
  readonly children: string;
  /** Its text if it calls the front desk: "Call to purchase". */
  readonly calling?: string | undefined;
  /** Its price, after its text: `$25`. */
  readonly price?: string | undefined;
}

interface TargetButtonProps extends Omit<TargetLinkProps, "target"> {
  readonly target: Link | null;
  readonly about: string;
  /** The id of the line that says why there is no link. */
  readonly reasonId: string;
}

/** A link, or without a target a disabled button whose card says why. */
export function TargetButton({ target, reasonId, ...props }: TargetButtonProps) {
  if (target) return <TargetLink target={target} {...props} />;
  const { about, variant = "primary", children, price } = props;
  return (
    <DisabledButton about={about} reasonId={reasonId} variant={variant}>
      {children}
      <ButtonPrice>{price}</ButtonPrice>
    </DisabledButton>
  );
}

/** A link to another page, or one that calls the front desk and says so. */
export function TargetLink({ target, children, calling, price, ...props }: TargetLinkProps) {
  return (
    <ButtonLink {...target} {...props}>
      {buttonLabel(target, children, calling)}
      <ButtonPrice>{price}</ButtonPrice>
    </ButtonLink>
  );
}

function ButtonPrice({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : <span> {children}</span>;
}
