import type { Closure } from "../model/closures.ts";
import { Dated } from "./Dated.tsx";
import "./Closures.css";

/** The days of the next two weeks that differ from the usual hours. */
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
      {closures.map(({ from, until, shown, days, hours, reason }) => (
        <Dated as="li" key={from} from={from} until={until} shown={shown}>
          <strong>{days}</strong> {hours} <span className="closures-reason">{reason}</span>
        </Dated>
      ))}
    </ul>
  );
}
