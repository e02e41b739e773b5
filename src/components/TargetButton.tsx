import type { Target } from "../model/coaches.ts";
import { ButtonLink, DisabledButton } from "../ui/Button.tsx";

interface Props {
  readonly target: Target | null;
  readonly about: string;
  readonly because: string;
  readonly children: string;
}

/** A link where there is somewhere to go; else a disabled button that says why. */
export function TargetButton({ target, about, because, children }: Props) {
  if (target === null) {
    return (
      <DisabledButton about={about} because={because}>
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
