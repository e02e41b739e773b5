import type { ReactNode } from "react";
import { mailUrl } from "../../lib/email.ts";
import { phoneUrl } from "../../lib/phone-number.ts";
import type { Facility } from "../../content/schema/facility.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AddressLine } from "./AddressLine.tsx";

interface FacilityCardProps {
  readonly facility: Facility;
  /** What the link to the map says. */
  readonly mapsLabel: string;
  /** The facility's hours. */
  readonly children: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** The facility on one full-width card: its name, hours, phone, address and the maps link. */
export function FacilityCard({ facility, mapsLabel, children, headingLevel = 2 }: FacilityCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { name, phone, email, address, map } = facility;
  return (
    <article className="facility-card grid panel turf" aria-labelledby="facility-card-name">
      <Heading id="facility-card-name">{name}</Heading>
      {children}
      <ul className="facility-card-facts">
        <li>
          <Icon name="phone" />
          <span>
            Phone <a href={phoneUrl(phone)}>{phone}</a>
          </span>
        </li>
        <li>
          <Icon name="mail" />
          <a href={mailUrl(email)}>{email}</a>
        </li>
        <li>
          <Icon name="pin" />
          <address>
            <AddressLine address={address} />
          </address>
        </li>
        <li>
          <ButtonLink href={map.link} newWindow>
            {mapsLabel}
          </ButtonLink>
        </li>
      </ul>
    </article>
  );
}
