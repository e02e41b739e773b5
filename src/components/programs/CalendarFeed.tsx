import { CalendarLink } from "./CalendarLink.tsx";
import { Scheduled } from "../../ui/Scheduled.tsx";

interface Props {
  readonly href: string;
  /** The last day in the file; undefined when there are no camps or leagues. */
  readonly until: string | undefined;
}

/** A link to the calendar of all camps and leagues, with the last day that this build's file covers. */
export function CalendarFeed({ href, until }: Props) {
  if (until === undefined) return null;
  return (
    <Scheduled as="p" className="after-grid" until={until} shown>
      <CalendarLink href={href}>Add all camps and leagues to my calendar</CalendarLink>
    </Scheduled>
  );
}
