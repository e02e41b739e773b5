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
  readonly listings: readonly PicturedListing[];
}

/** Spaces of one price: what a half hour and an hour cost and when they are free, then each space and how to get it. */
export function SpaceListings({ rental, listings }: SpaceListingsProps) {
  return (
    <div className="space-listings">
      {rental && <RentalBoard rental={rental} />}
      <ul>
        {listings.map((listing) => (
          <li key={listing.id}>
            <article className="space-listing frame" id={listing.id}>
              <div className="space-listing-words">
                <p className="eyebrow">
                  {listing.type}
                  {listing.size === undefined ? "" : ` · ${listing.size} ft`}
                </p>
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
    </div>
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

/** How to get a space: its rent buttons, or links to other ways to get it. */
function SpaceButtons({ listing: { id, name, rent, elsewhere } }: SpaceButtonsProps) {
  if (rent === undefined)
    return <ButtonLinks className="space-listing-buttons" links={elsewhere} about={`for ${name}`} />;
  const reasonId = `why-${id}`;
  const about = `of ${name}`;
  return (
    <div className="space-listing-buttons">
      <TargetButton target={rent.halfHour} about={about} reasonId={reasonId} calling="Call for half hour">
        {rent.labels.halfHour}
      </TargetButton>
      <TargetButton target={rent.hour} about={about} reasonId={reasonId} calling="Call for hour">
        {rent.labels.hour}
      </TargetButton>
      <ButtonReason id={reasonId}>{rent.reason}</ButtonReason>
    </div>
  );
}
