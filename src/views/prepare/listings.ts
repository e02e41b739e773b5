import type { PicturedListing } from "../../components/spaces/SpaceListings.tsx";
import type { Listing } from "../../selectors/spaces.ts";
import { pictureFor, places } from "../../pictures.ts";

/** Listings with their pictures. */
export function picturedListings(listings: readonly Listing[]): Promise<PicturedListing[]> {
  return Promise.all(
    listings.map(async (listing) => ({
      ...listing,
      pictures: await Promise.all(listing.pictures.map((name) => pictureFor(name, places.tile))),
    })),
  );
}
