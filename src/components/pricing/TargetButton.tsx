import type { Target } from "../../selectors/coaches.ts";
import { ButtonLink, DisabledButton } from "../../ui/Button.tsx";

interface Props {
  readonly target: Target | null;
  readonly about: string;
  /** The id of the line that says why there is no link. */
  readonly why: string;
  readonly children: string;
}

/** A link, or without a target a disabled button whose card says why. */
export function TargetButton({ target, about, why, children }: Props) {
  if (target === null) {
    return (
      <DisabledButton about={about} why={why}>
        {children}
      </DisabledButton>
    );
  }
  return (
    <ButtonLink href={target.href} newWindow={target.newWindow} about={about}>
      {children}
    </ButtonLink>
  );
}
