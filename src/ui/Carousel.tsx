import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import "./Carousel.css";

interface Props {
  /** The accessible name of the carousel. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** The state of the track: its first visible slide, how many fit, and how far it is scrolled (0 to 1). */
interface View {
  /** Whether the track has been measured. Before that, the controls do not work. */
  readonly measured: boolean;
  readonly first: number;
  readonly perView: number;
  readonly progress: number;
}

/** The scrollbar is a controlled input: its value follows the scroll position. */
const nothing = () => undefined;

/**
 * Slides side by side with native scrolling and snapping: three in view, 20 px apart (one or two where there is less
 * room). Arrows, one dot per stop, a draggable scrollbar. Without JavaScript it is a scrolling list; the controls show
 * once they work.
 */
export function Carousel({ label, slides }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<View>({ measured: false, first: 0, perView: 3, progress: 0 });
  const id = useId();

  const measure = useCallback(() => {
    const element = track.current;
    const slide = element?.firstElementChild;
    if (!element || !slide) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
    const step = slide.getBoundingClientRect().width + gap;
    const room = element.scrollWidth - element.clientWidth;
    setView({
      measured: true,
      first: Math.round(element.scrollLeft / step),
      perView: Math.max(1, Math.round((element.clientWidth + gap) / step)),
      progress: room > 0 ? Math.min(1, element.scrollLeft / room) : 0,
    });
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  // A browser that snaps follows its slide when the order changes; this starts over at the first slide.
  const order = slides.map(({ key }) => key).join();
  useLayoutEffect(() => {
    if (order && track.current) track.current.scrollLeft = 0;
  }, [order]);

  const stops = Math.max(1, slides.length - view.perView + 1);
  const show = (index: number) => {
    const target = track.current?.children[Math.max(0, Math.min(index, stops - 1))];
    if (!(target instanceof HTMLElement) || !track.current) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.current.scrollTo({
      left: target.offsetLeft - track.current.offsetLeft,
      behavior: calm ? "instant" : "smooth",
    });
  };
  const drag = (progress: number) => {
    const element = track.current;
    if (element) element.scrollTo({ left: progress * (element.scrollWidth - element.clientWidth) });
  };
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      {/* Scrollable content must be reachable by keyboard; the arrow keys then scroll it, and it snaps. */}
      <ul className="carousel-track" id={id} ref={track} tabIndex={0} aria-label={label} onScroll={measure}>
        {slides.map(({ key, content }) => (
          <li key={key} className="carousel-slide">
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel-controls" data-works={view.measured}>
        <ul className="carousel-dots">
          {Array.from({ length: stops }, (_, index) => (
            <li key={index}>
              <button
                type="button"
                className="carousel-dot"
                aria-controls={id}
                aria-current={index === Math.min(view.first, stops - 1)}
                onClick={() => show(index)}
              >
                <span className="visually-hidden">Show slide {index + 1}</span>
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="carousel-arrow"
          aria-controls={id}
          // Not `disabled`, at either end: a disabled button loses the focus to the beginning of the page.
          aria-disabled={view.first === 0 || undefined}
          onClick={() => show(view.first - 1)}
        >
          <Icon name="left" />
          <span className="visually-hidden">Previous slide</span>
        </button>
        <input
          className="carousel-scrollbar"
          type="range"
          min="0"
          max={stops - 1}
          step="1"
          value={Math.round(view.progress * (stops - 1))}
          // Not onChange: by its second event React has reset the value to the old one, and would scroll there.
          onInput={(event) => drag(event.currentTarget.valueAsNumber / Math.max(1, stops - 1))}
          onChange={nothing}
          aria-label={`Scroll through ${label.toLowerCase()}`}
          aria-controls={id}
          aria-valuetext={`Slide ${Math.min(view.first, stops - 1) + 1} of ${slides.length}`}
        />
        <button
          type="button"
          className="carousel-arrow"
          aria-controls={id}
          aria-disabled={view.first >= stops - 1 || undefined}
          onClick={() => show(view.first + 1)}
        >
          <Icon name="right" />
          <span className="visually-hidden">Next slide</span>
        </button>
      </div>
    </section>
  );
}
