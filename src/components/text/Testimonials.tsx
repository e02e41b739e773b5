import { Carousel } from "../../ui/Carousel.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import "./Testimonials.css";

export interface Review {
  readonly slug: string;
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
      slides={reviews.map(({ slug: key, quote, author, role, picture }) => ({
        key,
        content: (
          <figure className="testimonial frame frame-top">
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              {picture && <Picture source={picture} />}
              <b>{author}</b>
              <span>{role}</span>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
