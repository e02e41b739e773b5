import type { ReactNode } from "react";
import { ButtonLink, type ButtonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";

interface Props {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** A link to a calendar file, which the device's calendar opens. */
export function CalendarLink({ href, look = "quiet", children }: Props) {
  return (
    <ButtonLink href={href} look={look}>
      <Icon name="calendar" className="icon icon-small" />
      {children}
    </ButtonLink>
  );
}
