import type { HoursOfYear } from "../../selectors/opening-hours.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { HoursRows } from "./HoursRows.tsx";

/** All hours of the year: a board for each week, the days that differ, the holidays. */
export function YearOfHours({
  year: { weeks, specialDays, holidays, headings },
}: {
  readonly year: HoursOfYear;
}) {
  return (
    <div className="year-of-hours grid">
      {weeks.map((week) => (
        <Week key={`${week.name} ${week.dates ?? ""}`} week={week} />
      ))}
      {specialDays.length > 0 && (
        <section className="stack">
          <h2>{headings.special}</h2>
          <ul>
            {specialDays.map(({ days, hours, reason }) => (
              <li key={days}>
                <strong>{days}</strong> <Sentence>{hours}</Sentence> <span>· {reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {holidays !== undefined && (
        <section className="stack">
          <h2>{headings.holidays}</h2>
          <p>
            <Sentence>{holidays}</Sentence>
          </p>
        </section>
      )}
    </div>
  );
}

function Week({ week: { name, dates, rows } }: { readonly week: HoursOfYear["weeks"][number] }) {
  return (
    <section className="stack">
      <h2>{name}</h2>
      {dates !== undefined && <p>{dates}</p>}
      <div className="hours-board board">
        <HoursRows rows={rows} className="hours-board-week" cellClassName="hours-board-cell" />
      </div>
    </section>
  );
}
