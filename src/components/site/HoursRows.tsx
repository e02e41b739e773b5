import type { OpeningHours } from "../../selectors/opening-hours.ts";

interface Props extends Pick<OpeningHours, "rows"> {
  readonly className?: string;
}

/** The days of the week with their hours, inside of a `dl`. */
export function HoursRows({ rows, className }: Props) {
  return rows.map(({ days, hours }) => (
    <div key={days} className={className}>
      <dt>{days}</dt>
      {hours.map((each) => (
        <dd key={each}>{each}</dd>
      ))}
    </div>
  ));
}
