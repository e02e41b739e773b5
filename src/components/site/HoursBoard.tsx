import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { Closures } from "./Closures.tsx";
import { OpenNow } from "./OpenNow.tsx";
import "./HoursBoard.css";

/** The opening hours on the scoreboard: open or closed, the week, and coming days with other hours. */
export function HoursBoard({
  hours: { rows, closures },
  className = "",
}: {
  readonly hours: OpeningHours;
  readonly className?: string;
}) {
  return (
    <div className={`hours-board ${className}`.trim()}>
      <OpenNow className="hours-board-now" />
      <dl className="hours-board-week">
        {rows.map(({ days, opens, closes }) => (
          <div key={days} className="hours-board-cell">
            <dt>{days}</dt>
            <dd>
              {opens} to {closes}
            </dd>
          </div>
        ))}
      </dl>
      <Closures className="hours-board-closures" closures={closures} />
    </div>
  );
}
