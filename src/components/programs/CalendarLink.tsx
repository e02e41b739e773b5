import type { ReactNode } from "react";
import { ButtonLink, type ButtonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";

interface Props {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** Leads to a calendar file; the device's own calendar opens it. */
export function CalendarLink({ href, look = "quiet", children }: Props) {
  return (
    <ButtonLink href={href} look={look}>
      <Icon name="calendar" className="icon icon-small" />
      {children}
    </ButtonLink>
  );
}
