import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Scheduled } from "../../ui/Scheduled.tsx";
import { HoursRows } from "./HoursRows.tsx";

interface CurrentWeekProps extends Pick<OpeningHours, "weeks"> {
  /** The class of the list of days. */
  readonly className: string;
  readonly cellClassName?: string;
}

/** The hours of the current week; in a season, under its name. */
export function CurrentWeek({ weeks, ...classes }: CurrentWeekProps) {
  return weeks.map(({ name, from, until, shown, rows }) => {
    const key = from ?? "first";
    if (weeks.length === 1) return <HoursRows key={key} rows={rows} {...classes} />;
    return (
      <Scheduled key={key} from={from} until={until} shown={shown}>
        {name !== undefined && <p className="hours-season">{name}</p>}
        <HoursRows rows={rows} {...classes} />
      </Scheduled>
    );
  });
}
