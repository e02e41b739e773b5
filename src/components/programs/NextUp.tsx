import type { NextEvent } from "../../selectors/next-up.ts";
import { Dates } from "../../ui/Scheduled.tsx";

/** What comes next at the facility, earliest first. */
export function NextUp({ events }: { readonly events: readonly NextEvent[] }) {
  if (events.length === 0) return null;
  return (
    <div>
      <h4>Next up</h4>
      <ul className="next-up">
        {events.map(({ name, dates, href }) => (
          <li key={name}>
            {href === undefined ? <strong>{name}</strong> : <a href={href}>{name}</a>} <Dates of={dates} />
          </li>
        ))}
      </ul>
    </div>
  );
}
