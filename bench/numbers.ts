/** What is said of several measurements of the same thing. */

/** The middle one; the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const below = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const above = sorted[Math.floor(middle)] ?? Number.NaN;
  return (below + above) / 2;
}

/** From the least to the most. */
export function spread(values: readonly number[]): string {
  return `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;
}
