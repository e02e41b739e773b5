import type { ReactNode } from "react";
import { formatPriceWithoutUnit } from "../../lib/money.ts";
import type { RateLine as RateLineData } from "../../selectors/rate-line.ts";
import type { Listing } from "../../selectors/spaces.ts";
import { ButtonLink, ButtonReason } from "../../ui/Button.tsx";
import { Card, CardActions, Cards, CardWords } from "../../ui/Card.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { TargetButton } from "../../ui/TargetButton.tsx";
import { RateLine } from "../pricing/RateLine.tsx";
import { Prose } from "../text/Prose.tsx";

type PicturedListing = Omit<Listing, "pictures"> & { readonly pictures: readonly PictureSource[] };

interface SpaceListingsProps {
  /** What they rent for, unless the head of the page says it. */
  readonly rates: RateLineData | undefined;
  /** How to cancel a rent of one, in Markdown. */
  readonly terms: string | undefined;
  /** In groups of the same type. */
  readonly groups: readonly (readonly PicturedListing[])[];
  /** What is beside the last of them. */
  readonly children?: ReactNode;
}

/** Spaces of one price: each and how to get it, or to cancel it. */
export function SpaceListings({ rates, terms, groups, children }: SpaceListingsProps) {
  const lastForRent = groups.findLast((listings) => listings.some(({ rent }) => rent !== undefined));
  return (
    <div className="stack">
      {rates && (
        <div className="panel board">
          <RateLine {...rates} />
        </div>
      )}
      {groups.map((listings) => (
        <ListingGroup
          key={listings[0]?.id}
          listings={listings}
          terms={listings === lastForRent ? terms : undefined}
          rest={listings === groups.at(-1) ? children : undefined}
        />
      ))}
    </div>
  );
}

interface ListingGroupProps {
  readonly listings: readonly PicturedListing[];
  /** How to cancel a rent of one, in Markdown. */
  readonly terms: string | undefined;
  readonly rest: ReactNode;
}

/** Spaces of one type, under their type and size. */
function ListingGroup({ listings, terms, rest }: ListingGroupProps) {
  const [first] = listings;
  if (!first) return null;
  const headingId = `type-${first.id}`;
  return (
    <>
      <p className="eyebrow chalk-line" id={headingId}>
        {first.type}
        {/* A size has an x, not a capital. */}
        {first.size !== undefined && <span className="card-size">{first.size}</span>}
      </p>
      <Cards size="small" labelledBy={headingId} rest={rest}>
        {listings.map((listing) => (
          <SpaceCard key={listing.id} listing={listing} />
        ))}
      </Cards>
      {terms !== undefined && <Prose text={terms} />}
    </>
  );
}

function SpaceCard({ listing }: { readonly listing: PicturedListing }) {
  const { id, name, description, pictures } = listing;
  return (
    <Card
      id={id}
      picture={
        pictures.length > 0 && pictures.map((picture) => <Picture key={picture.src} source={picture} />)
      }
    >
      <CardWords>
        <h2>{name}</h2>
        {description !== undefined && <Prose text={description} />}
      </CardWords>
      <CardActions>
        <SpaceButtons listing={listing} />
      </CardActions>
    </Card>
  );
}

interface SpaceButtonsProps {
  readonly listing: Pick<Listing, "id" | "name" | "rent" | "elsewhere">;
}

/** How to get a space: its rent buttons, each with its price, or links to other ways to get it. */
function SpaceButtons({ listing: { id, name, rent, elsewhere } }: SpaceButtonsProps) {
  if (rent === undefined)
    return elsewhere.map(({ label, href }) => (
      <ButtonLink key={href} href={href} variant="quiet" about={`for ${name}`}>
        {label}
      </ButtonLink>
    ));
  const reasonId = `why-${id}`;
  return (
    <>
      {rent.buttons.map(({ name: rate, per, link, label, calling, figure }, index) => (
        <TargetButton
          key={rate}
          about={per === undefined ? name : `of ${name}`}
          reasonId={reasonId}
          target={link}
          // Words in place of an amount stand above the spaces, not in a button.
          price={figure.price === undefined ? undefined : formatPriceWithoutUnit(figure)}
          variant={index === 0 ? "primary" : "quiet"}
          calling={calling}
        >
          {label}
        </TargetButton>
      ))}
      <ButtonReason id={reasonId}>{rent.reason}</ButtonReason>
    </>
  );
}
