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
  return (
    <Carousel
      label={label}
      slides={reviews.map(({ key, quote, author, role, picture }) => ({
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
