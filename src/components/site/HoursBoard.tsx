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
        {rows.map(({ days, hours }) => (
          <div key={days} className="hours-board-cell">
            <dt>{days}</dt>
            {hours.map((each) => (
              <dd key={each}>{each}</dd>
            ))}
          </div>
        ))}
      </dl>
      <Closures className="hours-board-closures" closures={closures} />
    </div>
  );
}
