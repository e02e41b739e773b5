/** How two series of measurements that were taken in turns differ, and whether that is more than chance. */

export interface PairedRatio {
  /** The median of the second's measurements divided by the first's. */
  readonly ratio: number;
  /** The interval that holds the true median in at least 95 of 100 runs; with fewer than six rounds, in fewer. */
  readonly low: number;
  readonly high: number;
  readonly verdict: "noise" | "less" | "more" | "too few rounds";
}

/**
 * Compares the measurements of two sites, one pair for each round. The interval is that of the sign test, which asks
 * nothing of how times scatter: each of the ratios is as likely above the true median as below.
 */
export function pairedRatio(first: readonly number[], second: readonly number[]): PairedRatio {
  const ratios = first
    .map((value, round) => ratioOf(value, second[round] ?? Number.NaN))
    .toSorted((a, b) => a - b);
  const left = leftOut(ratios.length);
  const low = ratios[left ?? 0] ?? Number.NaN;
  const high = ratios.at(-1 - (left ?? 0)) ?? Number.NaN;
  return { ratio: middle(ratios), low, high, verdict: verdictOf(low, high, left !== undefined) };
}

/** Two zeros, such as no layout shift in both, are equal. */
function ratioOf(first: number, second: number): number {
  return first === second ? 1 : second / first;
}

function verdictOf(low: number, high: number, isSure: boolean): PairedRatio["verdict"] {
  if (low <= 1 && high >= 1) return "noise";
  if (!isSure) return "too few rounds";
  return high < 1 ? "less" : "more";
}

/**
 * How many values may be left out at each end, so that the others still hold the median with at least 95 % certainty;
 * undefined if even all of them don't.
 */
function leftOut(count: number): number | undefined {
  let below = 0;
  let ways = 1;
  let found: number | undefined;
  for (let position = 0; position < count / 2; position++) {
    below += ways / 2 ** count;
    if (2 * below > 0.05) break;
    found = position;
    ways = (ways * (count - position)) / (position + 1);
  }
  return found;
}

/** The median. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
