import type { HoursRow } from "../model/hours-rows.ts";
import "./HoursBoard.css";

/** The opening hours on the scoreboard. */
export function HoursBoard({
  rows,
  className = "",
}: {
  readonly rows: readonly HoursRow[];
  readonly className?: string;
}) {
  return (
    <dl className={`hours-board ${className}`.trim()}>
      {rows.map(({ days, opens, closes }) => (
        <div key={days} className="hours-board-cell">
          <dt>{days}</dt>
          <dd>
            {opens} to {closes}
          </dd>
        </div>
      ))}
    </dl>
  );
}
