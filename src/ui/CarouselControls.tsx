import { Icon } from "./Icon.tsx";

interface CarouselControlsProps {
  /** Of the track. */
  readonly id: string;
  readonly label: string;
}

/** Dots, a scrollbar and arrows for the track of this id. */
export function CarouselControls({ id, label }: CarouselControlsProps) {
  return (
    <div className="carousel-controls" data-works="false">
      <ul className="carousel-dots">
        <li>
          <button type="button" className="carousel-dot" aria-controls={id}>
            <span className="visually-hidden">Show slide 1</span>
          </button>
        </li>
      </ul>
      <input
        className="carousel-scrollbar"
        type="range"
        min="0"
        step="1"
        defaultValue="0"
        aria-label={`Scroll through ${label.toLowerCase()}`}
        aria-controls={id}
      />
      <button type="button" className="carousel-arrow button button-quiet icon-button" aria-controls={id}>
        <Icon name="left" />
        <span className="visually-hidden">Previous slide</span>
      </button>
      <button type="button" className="carousel-arrow button button-quiet icon-button" aria-controls={id}>
        <Icon name="right" />
        <span className="visually-hidden">Next slide</span>
      </button>
    </div>
  );
}
