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

/** The facility on one full-width card: its name, its hours, its phone. */
export function FacilityCard({ facility, children, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="facility-card" aria-labelledby="facility-card-name">
      <Heading id="facility-card-name">{facility.name}</Heading>
      {children}
      <p className="facility-card-phone">
        Phone <a href={phoneUrl(facility.phone)}>{formatPhone(facility.phone)}</a>
      </p>
    </article>
  );
}

interface WhereaboutsProps {
  readonly facility: Facility;
  /** The drawn map, if the facility has one. */
  readonly map: PictureSource | undefined;
}

/** Where the facility is: address, phone, the maps link, and the map. */
export function Whereabouts({ facility, map: drawn }: WhereaboutsProps) {
  const { address, map } = facility;
  return (
    <div className="whereabouts">
      <ul className="whereabouts-facts">
        <li>
          <Icon name="pin" />
          <address>
            {address.street}, {address.city}, {address.state} {address.postal}
          </address>
        </li>
        <li>
          <Icon name="phone" />
          <a href={phoneUrl(facility.phone)}>{formatPhone(facility.phone)}</a>
        </li>
        <li>
          <Icon name="mail" />
          <a href={mailUrl(facility.email)}>{facility.email}</a>
        </li>
        <li>
          <ButtonLink href={map.link} newWindow look="quiet">
            Open in maps
          </ButtonLink>
        </li>
      </ul>
      {drawn ? <Picture source={drawn} className="map map-drawn" /> : <EmbeddedMap facility={facility} />}
    </div>
  );
}

/** An embedded map. It loads when it is near the viewport, or when a visitor asks for it. */
function EmbeddedMap({ facility: { name, map } }: { readonly facility: Facility }) {
  const frame = (
    <iframe
      className="map-frame"
      sandbox="allow-scripts allow-same-origin allow-popups"
      src={map.embed}
      title={`Map: ${name}`}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
  if (map.loads === "nearby") return <div className="map">{frame}</div>;
  return (
    <details className="map">
      <summary>
        <span className="map-diamond" aria-hidden="true" />
        <span className="map-invitation">Show the map</span>
        <span className="map-note">It comes from a maps service, so it loads only when you ask for it.</span>
      </summary>
      {frame}
    </details>
  );
}
