import { paragraphsOf } from "../../lib/text.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";

interface Testimonial {
  readonly slug: string;
  readonly quote: string;
  readonly author: string;
  readonly role?: string | undefined;
  readonly picture: PictureSource | undefined;
}

interface TestimonialsProps {
  readonly testimonials: readonly Testimonial[];
  readonly label: string;
}

/** A slide for each file of `content/testimonials`, in a different order at each visit: on Home and `/testimonials`. */
export function Testimonials({ testimonials, label }: TestimonialsProps) {
  return (
    <Carousel
      label={label}
      slides={testimonials.map(({ slug: key, quote, author, role, picture }) => ({
        key,
        content: (
          <figure className="testimonial frame frame-top">
            <blockquote>
              {paragraphsOf(quote).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </blockquote>
            <figcaption className="row">
              {picture && <Picture source={picture} />}
              <span>
                <b>{author}</b> {role && <small>{role}</small>}
              </span>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
