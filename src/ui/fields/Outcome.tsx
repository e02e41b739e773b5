import "./messages.css";
import { useEffect, useId, useRef, type ReactNode } from "react";

interface OutcomeProps {
  look: "good" | "bad" | "plain";
  /** It came by itself: announced, but neither scrolled to nor given the focus. */
  late?: boolean;
  /** What follows the text, such as a button. */
  next?: ReactNode;
  children: ReactNode;
}

/** What became of a message: announced at once, and brought into view with the focus on it. */
export function Outcome({ look, late = false, next, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = useId();
  useEffect(() => {
    if (!late) show(box.current);
  }, [late]);
  return (
    <div className="outcome" data-look={look} role="alert" tabIndex={-1} ref={box} aria-labelledby={text}>
      <p id={text}>{children}</p>
      {next}
    </div>
  );
}

/** Gives an element the focus, and brings it into view. */
export function show(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  reveal(element);
}

/** Brings an element into view, by no more than it takes. */
export function reveal(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
