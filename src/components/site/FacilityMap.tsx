import type { Facility } from "../../content/schema/facility.ts";
import type { Words } from "../../content/schema/words.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { AddressLine } from "./AddressLine.tsx";

interface FacilityMapProps {
  readonly words: Words["map"];
  readonly facility: Facility;
  /** What the link to the map says where the page shows none. */
  readonly open: string;
  /** The drawn map, if the facility has one. */
  readonly drawn: PictureSource | undefined;
}

/** The drawn map, or the one of a maps service; without either, the address with a link to a map. */
export function FacilityMap({ facility, words, open, drawn }: FacilityMapProps) {
  const { address, map } = facility;
  if (!drawn && map.embed === undefined)
    return (
      <div className="row">
        <p>
          <AddressLine address={address} />
        </p>
        <ButtonLink href={map.link} newWindow variant="quiet">
          {open}
        </ButtonLink>
      </div>
    );
  if (drawn) return <Picture source={drawn} className="map turf" />;
  return <EmbeddedMap facility={facility} words={words} />;
}

/** An embedded map. It loads when it is near the viewport, or when a visitor asks for it. */
function EmbeddedMap({ facility: { name, map }, words }: Pick<FacilityMapProps, "facility" | "words">) {
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
      <summary className="panel">
        <span className="button button-quiet">{words.show}</span>
        <span className="card-detail">{words.note}</span>
      </summary>
      {frame}
    </details>
  );
}
