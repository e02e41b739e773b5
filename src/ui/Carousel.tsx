import { type ReactNode, useId } from "react";
import { CarouselControls } from "./CarouselControls.tsx";

interface CarouselProps {
  /** The accessible name of the carousel. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * Slides side by side with native scrolling and snapping; `--per-view` in `Carousel.css` says how many are in view.
 * `client/carousel.ts` moves it with arrows, one dot for each position it can stop at and a draggable scrollbar, and
 * shuffles it. Without JavaScript it is a scrolling list; the controls show once they work.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const id = useId();
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      {/* Scrollable content must be reachable by keyboard; the arrow keys then scroll it, and it snaps. */}
      <ul className="carousel-track" id={id} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key} className="carousel-slide">
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && <CarouselControls id={id} label={label} />}
    </section>
  );
}
