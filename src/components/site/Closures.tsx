import type { Closure } from "../../selectors/closures.ts";
import { Dates, Scheduled } from "../../ui/Scheduled.tsx";
import "./Closures.css";

/** The days of the next two weeks with other than the usual hours. */
export function Closures({
  closures,
  className = "",
}: {
  readonly closures: readonly Closure[];
  readonly className?: string;
}) {
  if (closures.length === 0) return null;
  return (
    <ul className={`closures ${className}`.trim()}>
      {closures.map(({ term, ahead, shown, days, hours, reason }) => (
        <Scheduled as="li" key={term.from} {...term} ahead={ahead} shown={shown}>
          <strong>
            <Dates of={days} />
          </strong>{" "}
          {hours} <span className="closures-reason">{reason}</span>
        </Scheduled>
      ))}
    </ul>
  );
}
