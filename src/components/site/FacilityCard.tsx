import type { ReactNode } from "react";
import { mailUrl } from "../../lib/email.ts";
import { formatPhone, phoneUrl } from "../../lib/text.ts";
import type { Facility } from "../../content/schema/facility.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import "./FacilityCard.css";

interface Props {
  readonly facility: Facility;
  /** Its hours. */
  readonly children: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** The facility on one full-width card: its name, hours, phone, address and the maps link. */
export function FacilityCard({ facility, children, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { name, phone, email, address, map } = facility;
  return (
    <div className="facility-card-room">
      <article className="facility-card panel turf" aria-labelledby="facility-card-name">
        <Heading id="facility-card-name">{name}</Heading>
        {children}
        <ul className="facility-card-facts">
          <li>
            <Icon name="phone" />
            <span>
              Phone <a href={phoneUrl(phone)}>{formatPhone(phone)}</a>
            </span>
          </li>
          <li>
            <Icon name="mail" />
            <a href={mailUrl(email)}>{email}</a>
          </li>
          <li>
            <Icon name="pin" />
            <address>
              {address.street}, {address.city}, {address.state} {address.postal}
            </address>
          </li>
          <li>
            <ButtonLink href={map.link} newWindow variant="board">
              Open in maps
            </ButtonLink>
          </li>
        </ul>
      </article>
    </div>
  );
}

interface MapProps {
  readonly facility: Facility;
  /** The drawn map, if the facility has one. */
  readonly drawn: PictureSource | undefined;
}

/** The map: the drawn one, or one from a maps service. */
export function FacilityMap({ facility, drawn }: MapProps) {
  return drawn ? <Picture source={drawn} className="map turf" /> : <EmbeddedMap facility={facility} />;
}

/** An embedded map. It loads when it is near the viewport, or when a visitor asks for it. */
function EmbeddedMap({ facility: { name, map } }: { readonly facility: Facility }) {
  const frame = (
    <iframe
      sandbox="allow-scripts allow-same-origin allow-popups"
      src={map.embed}
      title={`Map: ${name}`}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
  if (map.loads === "nearby") return <div className="map turf">{frame}</div>;
  return (
    <details className="map turf">
      <summary>
        <span className="map-invitation">Show the map</span>
        <span className="map-note">It comes from a maps service, so it loads only when you ask for it.</span>
      </summary>
      {frame}
    </details>
  );
}
