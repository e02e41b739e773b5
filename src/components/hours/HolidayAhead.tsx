import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Sentence } from "../../ui/Sentence.tsx";

interface HolidayAheadProps extends Pick<OpeningHours, "holiday"> {
  readonly className?: string;
}

/** The place for the holiday of the coming week; `client/open-now.ts` keeps it up to date. */
export function HolidayAhead({ holiday, className = "" }: HolidayAheadProps) {
  if (holiday === undefined) return null;
  return (
    <p className={`holiday-ahead ${className}`.trim()}>
      <Sentence>{holiday}</Sentence>
    </p>
  );
}
