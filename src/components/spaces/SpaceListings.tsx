import type { Listing, Rental } from "../../selectors/spaces.ts";
import { ButtonLink, ButtonLinks, ButtonReason } from "../../ui/Button.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Price } from "../pricing/Price.tsx";
import { TargetButton, TargetLink } from "../pricing/TargetButton.tsx";
import { Prose } from "../text/Prose.tsx";
import "./SpaceListings.css";

type PicturedListing = Omit<Listing, "pictures"> & { readonly pictures: readonly PictureSource[] };

interface SpaceListingsProps {
  /** Undefined if none of them is for rent. */
  readonly rental: Rental | undefined;
  /** In groups of the same type. */
  readonly groups: readonly (readonly PicturedListing[])[];
}

/** Spaces of one price: what a half hour and an hour cost and when they are free, then each space and how to get it. */
export function SpaceListings({ rental, groups }: SpaceListingsProps) {
  return (
    <div className="space-listings">
      {rental && <RentalBoard rental={rental} />}
      {groups.map((listings) => (
        <ListingGroup key={listings[0]?.id} listings={listings} />
      ))}
    </div>
  );
}

/** Spaces of one type, in one frame under their type and size. */
function ListingGroup({ listings }: { readonly listings: readonly PicturedListing[] }) {
  const [first] = listings;
  if (!first) return null;
  const headingId = `type-${first.id}`;
  return (
    <>
      <p className="eyebrow chalk-line" id={headingId}>
        {first.type}
        {first.size === undefined ? "" : ` · ${first.size} ft`}
      </p>
      <ul className="frame" aria-labelledby={headingId}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <article className="space-listing" id={listing.id}>
              <div className="space-listing-words">
                <h2>{listing.name}</h2>
                {listing.description !== undefined && <Prose text={listing.description} />}
              </div>
              <SpaceButtons listing={listing} />
              {listing.pictures.length > 0 && (
                <div className="space-listing-pictures">
                  {listing.pictures.map((picture) => (
                    <Picture key={picture.src} source={picture} />
                  ))}
                </div>
              )}
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

function RentalBoard({ rental }: { readonly rental: Rental }) {
  const { halfHour, hour, currency, call, calendar, calendarLabel } = rental;
  return (
    <div className="rental-board board">
      <Price cost={{ price: halfHour, currency }} per="half hour" />
      <Price cost={{ price: hour, currency }} per="hour" />
      {(call ?? calendar) && (
        <p className="rental-board-times">
          {call !== undefined && (
            <ButtonLink href={call.href} variant="plain">
              {call.label}
            </ButtonLink>
          )}
          {calendar !== null && (
            <TargetLink target={calendar} variant="plain" calling="Call for open times">
              {calendarLabel}
            </TargetLink>
          )}
        </p>
      )}
    </div>
  );
}

interface SpaceButtonsProps {
  readonly listing: Pick<Listing, "id" | "name" | "rent" | "elsewhere">;
}

/** How to get a space: its rent buttons, each with its price, or links to other ways to get it. */
function SpaceButtons({ listing: { id, name, rent, elsewhere } }: SpaceButtonsProps) {
  if (rent === undefined)
    return <ButtonLinks className="space-listing-buttons" links={elsewhere} about={`for ${name}`} />;
  const reasonId = `why-${id}`;
  const about = `of ${name}`;
  return (
    <div className="space-listing-buttons">
      <div className="space-listing-choice">
        <Price cost={rent.costs.halfHour} />
        <TargetButton target={rent.halfHour} about={about} reasonId={reasonId} calling="Call for half hour">
          {rent.labels.halfHour}
        </TargetButton>
      </div>
      <div className="space-listing-choice">
        <Price cost={rent.costs.hour} />
        <TargetButton
          target={rent.hour}
          about={about}
          reasonId={reasonId}
          variant="quiet"
          calling="Call for hour"
        >
          {rent.labels.hour}
        </TargetButton>
      </div>
      <ButtonReason id={reasonId}>{rent.reason}</ButtonReason>
    </div>
  );
}
