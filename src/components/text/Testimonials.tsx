import { useMemo, useSyncExternalStore } from "react";
import { Carousel } from "../../ui/Carousel.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import "./Testimonials.css";

export interface Review {
  readonly key: string;
  readonly quote: string;
  readonly author: string;
  readonly role: string;
  readonly picture: PictureSource | undefined;
}

/** Reviews in a carousel, in a different order at each visit. */
export function Testimonials({
  reviews,
  label,
}: {
  readonly reviews: readonly Review[];
  readonly label: string;
}) {
  // Only after hydration, so that the prerendered page and the first render match. All cards have the same height, so
  // nothing moves.
  const hydrated = useSyncExternalStore(never, inBrowser, onServer);
  const order = useMemo(() => (hydrated ? shuffled(reviews) : reviews), [hydrated, reviews]);
  return (
    <Carousel
      label={label}
      slides={order.map(({ key, quote, author, role, picture }) => ({
        key,
        content: (
          <figure className="testimonial">
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              {picture && <Picture source={picture} className="testimonial-picture" />}
              <b>{author}</b>
              <span>{role}</span>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** The same items in random order. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
