import type { Listing } from "../../selectors/spaces.ts";
import { ButtonLink, ButtonLinks, ButtonReason } from "../../ui/Button.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Price } from "../pricing/Price.tsx";
import { TargetButton, TargetLink } from "../pricing/TargetButton.tsx";
import { Prose } from "../text/Prose.tsx";
import "./SpaceListings.css";

type PicturedListing = Omit<Listing, "pictures"> & { readonly pictures: readonly PictureSource[] };

interface Props {
  readonly listings: readonly PicturedListing[];
}

/** Spaces for rent: what each one is, its price for a half hour and an hour, and how to rent it. */
export function SpaceListings({ listings }: Props) {
  const [first, ...others] = listings.flatMap(({ rent }) => rent ?? []);
  return (
    <>
      {first && others.length > 0 ? <Rates rent={first} /> : null}
      <ul className="space-listings">
        {listings.map((listing) => (
          <li key={listing.id}>
            <article className="space-listing frame" id={listing.id}>
              <div className="space-listing-words">
                <p className="eyebrow">
                  {listing.type}
                  {listing.size === undefined ? "" : ` · ${listing.size} ft`}
                </p>
                <h2>{listing.name}</h2>
                {listing.description === undefined ? null : <Prose text={listing.description} />}
              </div>
              <div className="space-listing-rent">
                <SpaceRent listing={listing} />
              </div>
              <div className="space-listing-pictures">
                {listing.pictures.map((picture) => (
                  <Picture key={picture.src} source={picture} />
                ))}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

/** On a phone, once above all of them: what a half hour and an hour cost. */
function Rates({ rent: { halfHour, hour } }: { readonly rent: NonNullable<Listing["rent"]> }) {
  return (
    <div className="space-rates board">
      <Price cents={halfHour.price} per="half hour" />
      <Price cents={hour.price} per="hour" />
    </div>
  );
}

interface RentProps {
  readonly listing: Pick<Listing, "id" | "name" | "rent" | "elsewhere">;
}

/** How to get a space: its rates with their links, or other ways to get it. */
function SpaceRent({ listing: { id, name, rent, elsewhere } }: RentProps) {
  if (rent === undefined) return <ButtonLinks links={elsewhere} about={`for ${name}`} />;
  const { reason, calendar, call } = rent;
  const reasonId = `why-${id}`;
  return (
    <>
      <ul className="space-listing-rates board">
        {[["half hour", rent.halfHour] as const, ["hour", rent.hour] as const].map(
          ([label, { price, purchase }]) => (
            <li key={label}>
              <Price cents={price} />
              <TargetButton
                target={purchase}
                about={`of ${name}`}
                reasonId={reasonId}
                calling={`Call for ${label}`}
              >
                {`Rent ${label}`}
              </TargetButton>
            </li>
          ),
        )}
      </ul>
      <ButtonReason id={reasonId}>{reason}</ButtonReason>
      {(call ?? calendar) ? (
        <p className="space-listing-calendar">
          {call === undefined ? null : (
            <ButtonLink href={call.href} variant="plain" about={name}>
              {call.label}
            </ButtonLink>
          )}
          {calendar === null ? null : (
            <TargetLink target={calendar} about={name} variant="plain" calling="Call for open times">
              See open times
            </TargetLink>
          )}
        </p>
      ) : null}
    </>
  );
}
