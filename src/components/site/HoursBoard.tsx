import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Closures } from "./Closures.tsx";
import { HoursRows } from "./HoursRows.tsx";
import { OpenNow } from "./OpenNow.tsx";
import "./HoursBoard.css";

/** The opening hours on the scoreboard: open or closed, the week, and coming days with other hours. */
export function HoursBoard({ hours: { rows, closures } }: { readonly hours: OpeningHours }) {
  return (
    <div className="hours-board board">
      <OpenNow className="hours-board-now" />
      <dl className="hours-board-week">
        <HoursRows rows={rows} className="hours-board-cell" />
      </dl>
      <Closures className="hours-board-closures" closures={closures} />
    </div>
  );
}
