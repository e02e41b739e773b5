/** Finds the items of a list in the list that it was before a form changed it, wherever they were moved. */

/**
 * The index in `before` of each item in `now`; undefined for a new one. An item is the one that says the same, else the
 * one with the most fields that say the same, else the one at the same place.
 */
export function matchItems(
  before: readonly unknown[],
  now: readonly unknown[],
): readonly (number | undefined)[] {
  const old = before.map(comparable);
  const items = now.map(comparable);
  const free = new Set(old.keys());
  const matches: (number | undefined)[] = items.map(() => undefined);
  const take = (indexOf: (item: unknown, place: number) => number | undefined) => {
    for (const [place, item] of items.entries()) {
      matches[place] ??= indexOf(item, place);
      free.delete(matches[place] ?? -1);
    }
  };
  take((item) => [...free].find((index) => same(old[index], item)));
  take((item, place) => mostAlike(old, free, item, place));
  take((_item, place) => (free.has(place) ? place : undefined));
  return matches;
}

/** The free item with the most fields in common with another one; of several, the one at its place. */
function mostAlike(
  old: readonly unknown[],
  free: ReadonlySet<number>,
  item: unknown,
  place: number,
): number | undefined {
  const candidates = [...free].map((index) => ({ index, shared: sharedFields(old[index], item) }));
  const most = Math.max(...candidates.map(({ shared }) => shared));
  if (most <= 0) return undefined;
  const best = candidates.filter(({ shared }) => shared === most).map(({ index }) => index);
  return best.includes(place) ? place : best[0];
}

function sharedFields(a: unknown, b: unknown): number {
  if (!isGroup(a) || !isGroup(b)) return 0;
  return Object.entries(a).filter(([key, value]) => same(value, b[key])).length;
}

/** Whether two values are written alike. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A value without what is blank and without the order of its fields: forms have a blank for what a file leaves out. */
function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.trimEnd();
  if (Array.isArray(value)) return value.map(comparable);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value)
    .map(([key, each]) => [key, comparable(each)] as const)
    .filter(([, each]) => !isBlank(each));
  return Object.fromEntries(fields.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Whether a value says nothing: no text, not set, or a list or a group of nothing. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) && Object.values(value).every(isBlank);
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
