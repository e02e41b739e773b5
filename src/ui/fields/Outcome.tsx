import "./messages.css";
import { useEffect, useId, useRef, type ReactNode } from "react";

interface OutcomeProps {
  look: "good" | "bad";
  children: ReactNode;
}

/** What became of a message: announced at once, and brought into view with the focus on it. */
export function Outcome({ look, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  return (
    <div className="outcome" data-look={look} role="alert" tabIndex={-1} ref={box} aria-labelledby={text}>
      <p id={text}>{children}</p>
    </div>
  );
}
