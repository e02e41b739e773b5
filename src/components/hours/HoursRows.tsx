import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Sentence } from "../../ui/Sentence.tsx";

interface HoursRowsProps {
  readonly rows: OpeningHours["weeks"][number]["rows"];
  readonly className: string;
  readonly cellClassName?: string | undefined;
}

/** The days of a week with their hours. */
export function HoursRows({ rows, className, cellClassName }: HoursRowsProps) {
  return (
    <dl className={className}>
      {rows.map(({ days, hours }) => (
        <div key={days} className={cellClassName}>
          <dt>{days}</dt>
          {hours.map((each) => (
            <dd key={each}>
              <Sentence>{each}</Sentence>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
