/** Ages of players: in years, or in months for small children. */

/** An age as people say it: 8 years, 6 months. */
export interface Age {
  readonly count: number;
  readonly unit: "years" | "months";
}

/** From a youngest to an oldest age; at least one of them is there. */
interface AgeRange {
  readonly from?: Age | undefined;
  readonly to?: Age | undefined;
}

export function ageInMonths({ count, unit }: Age): number {
  return unit === "years" ? 12 * count : count;
}

/** An age in years with at most two decimals: 0.5, 1.33. */
export function ageInYears(age: Age): number {
  return Math.round((ageInMonths(age) / 12) * 100) / 100;
}

/** `Ages 8-14`, `Age 8`, `Ages 18 and up`, `Up to age 6`, `Ages 6 to 18 months`, `Ages 6 months to 3 years`. */
export function formatAges({ from, to }: AgeRange): string {
  if (from === undefined) return to === undefined ? "" : `Up to ${asLimit(to)}`;
  if (to !== undefined && ageInMonths(from) === ageInMonths(to))
    return `Age ${from.unit === "years" ? from.count : withUnit(from)}`;
  if (to === undefined) return `Ages ${from.unit === "years" ? from.count : withUnit(from)} and up`;
  if (from.unit !== to.unit) return `Ages ${withUnit(from)} to ${withUnit(to)}`;
  return to.unit === "years" ? `Ages ${from.count}-${to.count}` : `Ages ${from.count} to ${withUnit(to)}`;
}

function asLimit(age: Age): string {
  return age.unit === "years" ? `age ${age.count}` : withUnit(age);
}

function withUnit({ count, unit }: Age): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
