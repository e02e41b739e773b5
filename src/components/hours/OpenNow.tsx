interface OpenNowProps {
  readonly className?: string;
  /** What it says until then. */
  readonly children?: string;
}

/**
 * The place for "Open now until 9:00pm". `client/open-now.ts` fills it in the browser, where the time is known. The
 * line's space is reserved, so that nothing moves; without a script, only the hours beside it show.
 */
export function OpenNow({ className = "", children }: OpenNowProps) {
  return <p className={`open-now ${className}`.trim()}>{children}</p>;
}
