import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Closures } from "./Closures.tsx";
import { HolidayAhead } from "./HolidayAhead.tsx";
import { CurrentWeek } from "./CurrentWeek.tsx";
import { OpenNow } from "./OpenNow.tsx";
import "./HoursBoard.css";

/** The opening hours on the scoreboard: open or closed, the week, and coming days with other hours. */
export function HoursBoard({ hours: { weeks, closures, holiday, all } }: { readonly hours: OpeningHours }) {
  return (
    <div className="hours-board board">
      <OpenNow className="hours-board-now" />
      <CurrentWeek weeks={weeks} className="hours-board-week" cellClassName="hours-board-cell" />
      <Closures className="hours-board-closures" closures={closures} />
      <HolidayAhead className="hours-board-closures" holiday={holiday} />
      {all !== undefined && (
        <p className="hours-board-closures">
          <a href={all.href}>{all.label}</a>
        </p>
      )}
    </div>
  );
}
