import { useEffect, useId, useRef, type ReactNode } from "react";

interface StatusMessageProps {
  readonly variant: "good" | "bad" | "plain";
  /**
   * Whether the visitor waits for it; true once. What appears by itself is announced, but neither scrolled to nor
   * focused.
   */
  readonly claimResult: () => boolean;
  readonly next?: ReactNode;
  readonly children: ReactNode;
}

/** The result of sending a message: announced, focused and scrolled into view. */
export function StatusMessage({ variant, claimResult, next, children }: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = useId();
  useEffect(() => {
    if (claimResult()) focusAndReveal(box.current);
  }, [claimResult]);
  return (
    <div
      className={`outcome message ${variant === "bad" ? "message-bad" : "board"}`}
      data-variant={variant}
      role="alert"
      tabIndex={-1}
      ref={box}
      aria-labelledby={text}
    >
      <p className="message-title" id={text}>
        {children}
      </p>
      {next}
    </div>
  );
}

/** Focuses an element and scrolls until it begins below the header. */
export function focusAndReveal(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  scrollToShow(element);
}

/** Scrolls until the element begins below the header: "nearest" would show the end of a tall one. */
export function scrollToShow(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "start" });
}
