import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to a calendar file, which the device's calendar opens. */
export function CalendarLink({ href, children }: Props) {
  return (
    <ButtonLink href={href} look="quiet">
      <Icon name="calendar" className="icon icon-small" />
      {children}
    </ButtonLink>
  );
}
