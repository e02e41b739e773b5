import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { HolidayAhead } from "./HolidayAhead.tsx";
import { CurrentWeek } from "./CurrentWeek.tsx";
import { OpenNow } from "./OpenNow.tsx";
import { OtherHours } from "./OtherHours.tsx";

interface HoursBoardProps {
  readonly hours: OpeningHours;
  /** Of two boards on a page, the first says open or closed, and the second the line about holidays. */
  readonly place?: "only" | "first" | "second";
}

/** The opening hours on the scoreboard: open or closed, the week, and coming days with other hours. */
export function HoursBoard({ hours, place = "only" }: HoursBoardProps) {
  const { heading, weeks, otherHours, holiday, holidays, yearLink } = hours;
  return (
    <div className="hours-board board">
      {place !== "second" && <OpenNow className="hours-board-now">{heading}</OpenNow>}
      <CurrentWeek weeks={weeks} className="hours-board-week" cellClassName="hours-board-cell" />
      <OtherHours className="hours-board-line" lines={otherHours} />
      <HolidayAhead className="hours-board-line" holiday={holiday} />
      {holidays !== undefined && place !== "first" && (
        <p className="hours-board-line">
          <Sentence>{holidays}</Sentence>
        </p>
      )}
      {yearLink !== undefined && (
        <p className="hours-board-line">
          <a href={yearLink.href}>{yearLink.label}</a>
        </p>
      )}
    </div>
  );
}
