import "./OpenNow.css";

/**
 * The place of "Open now until 9:00pm". `client/open-now.ts` fills it in the browser, where the time is known; its
 * line is kept free, so that nothing moves, and without a script there are only the hours beside it.
 */
export function OpenNow({ className = "" }: { readonly className?: string }) {
  return <p className={`open-now ${className}`.trim()} data-open="" />;
}
