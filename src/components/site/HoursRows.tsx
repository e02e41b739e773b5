import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Scheduled } from "../../ui/Scheduled.tsx";
import { Sentence } from "../../ui/Sentence.tsx";

interface HoursRowsProps extends Pick<OpeningHours, "weeks"> {
  /** The class of each week's list. */
  readonly className: string;
  readonly cellClassName?: string;
}

/** The days of the current week with their hours; in a season, under its name. */
export function HoursRows({ weeks, className, cellClassName }: HoursRowsProps) {
  return weeks.map(({ name, from, until, shown, rows }) => {
    const key = from ?? "first";
    const week = (
      <dl key={key} className={className}>
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
    if (weeks.length === 1) return week;
    return (
      <Scheduled key={key} from={from} until={until} shown={shown}>
        {name !== undefined && <p className="hours-season">{name}</p>}
        {week}
      </Scheduled>
    );
  });
}
