import { CalendarLink } from "./CalendarLink.tsx";
import { Scheduled } from "../../ui/Scheduled.tsx";

interface Props {
  readonly href: string;
  /** The last day that the file tells of; undefined when there is no camp and no league. */
  readonly until: string | undefined;
}

/** Leads to the calendar of all camps and leagues. The file is the build's: an old one has nothing more to add. */
export function CalendarFeed({ href, until }: Props) {
  if (until === undefined) return null;
  return (
    <Scheduled as="p" className="after-grid" until={until} shown>
      <CalendarLink href={href}>Add all camps and leagues to my calendar</CalendarLink>
    </Scheduled>
  );
}
