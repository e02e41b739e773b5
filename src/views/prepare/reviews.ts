import type { Review } from "../../components/text/Testimonials.tsx";
import type { Content } from "../../content/schema/registry.ts";
import { pictureFor, places } from "../../pictures.ts";

/** The reviews with their pictures, as the carousel shows them. */
export function reviewsOf({ testimonials }: Pick<Content, "testimonials">): Promise<Review[]> {
  return Promise.all(
    testimonials.map(async ({ slug, quote, author, role, picture }) => ({
      key: slug,
      quote,
      author,
      role,
      picture: picture === undefined ? undefined : await pictureFor(picture, places.portrait),
    })),
  );
}
