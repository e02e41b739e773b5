import { SpaceListings } from "../../components/spaces/SpaceListings.tsx";
import { pictureFor } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { headRates, ratesOfRental } from "../../selectors/rate-line.ts";
import { spacesIn } from "../../selectors/shown.ts";
import { groupsByRent, groupsByType, listingsOf, rentalOf, type Listing } from "../../selectors/spaces.ts";
import { cardsKind } from "../section.ts";

const withThumbnails = async (listing: Listing) => ({
  ...listing,
  pictures: await Promise.all(listing.pictures.map((name) => pictureFor(name, pictureSizes.thumbnail))),
});

export default cardsKind(
  "spaces",
  async (section, { content, page }) => ({
    spaces: await Promise.all(
      groupsByRent(spacesIn(content, section.spaces)).map(async (group) => {
        const rental = group[0] && rentalOf(content, group[0]);
        const listings = group.flatMap((space) => listingsOf(content, space));
        return {
          name: group.map(({ slug }) => slug).join(" "),
          // The head of a page about the plan says it.
          rates: rental && !headRates(content, page.key) ? ratesOfRental(rental) : undefined,
          terms: rental?.terms,
          groups: groupsByType(await Promise.all(listings.map(withThumbnails))),
        };
      }),
    ),
  }),
  ({ spaces, children }) => (
    <div>
      {spaces.map((space) => (
        <SpaceListings key={space.name} {...space}>
          {space === spaces.at(-1) && children}
        </SpaceListings>
      ))}
    </div>
  ),
);
