import type { Facility } from "../../content/schema/facility.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";

interface Props {
  readonly facility: Facility;
  /** The drawn map, if the facility has one. */
  readonly drawn: PictureSource | undefined;
}

/** The drawn map, or the one of a maps service. */
export function FacilityMap({ facility, drawn }: Props) {
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
