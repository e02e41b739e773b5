import type { Closure } from "../../selectors/closures.ts";
import { Scheduled } from "../../ui/Scheduled.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import "./Closures.css";

interface ClosuresProps {
  readonly closures: readonly Closure[];
  readonly className?: string;
}

/** The days of the next two weeks with other than the usual hours. */
export function Closures({ closures, className = "" }: ClosuresProps) {
  if (closures.length === 0) return null;
  return (
    <ul className={`closures scheduled-group ${className}`.trim()}>
      {closures.map(({ shows, shown, days, hours, reason }) => (
        <Scheduled as="li" key={days} {...shows} shown={shown}>
          <strong>{days}</strong> <Sentence>{hours}</Sentence>{" "}
          <span className="closures-reason">{reason}</span>
        </Scheduled>
      ))}
    </ul>
  );
}
