import type { OtherHoursLine } from "../../selectors/other-hours.ts";
import { Scheduled } from "../../ui/Scheduled.tsx";
import { Sentence } from "../../ui/Sentence.tsx";

interface OtherHoursProps {
  readonly lines: readonly OtherHoursLine[];
  readonly className?: string;
}

/** The days of the next two weeks with other than the usual hours, and a season that begins in them. */
export function OtherHours({ lines, className = "" }: OtherHoursProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={`other-hours scheduled-group ${className}`.trim()}>
      {lines.map(({ shows, shown, days, hours, reason }) => (
        <Scheduled as="li" key={days} {...shows} shown={shown}>
          <strong>{days}</strong> <Sentence>{hours}</Sentence>{" "}
          <span className="other-hours-reason">{reason}</span>
        </Scheduled>
      ))}
    </ul>
  );
}
