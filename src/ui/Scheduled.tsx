import type { ReactNode } from "react";

interface ScheduledProps {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Whether it shows on the day of the build. */
  readonly shown: boolean;
  readonly as?: "div" | "li" | "p";
  readonly id?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content shown from one day through another. The build decides first; `client/scheduled.ts` decides again in the
 * browser, so that a page that is open for days or comes from a cache does not show what has passed. An element of the
 * class `scheduled-group` is hidden while everything in it is.
 */
export function Scheduled({ from, until, shown, as: Tag = "div", ...rest }: ScheduledProps) {
  return <Tag {...rest} data-from={from} data-until={until} hidden={!shown} />;
}
