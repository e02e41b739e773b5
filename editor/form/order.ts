/** The order of entries: a number in each file, small numbers first, equal ones by the names of their files. */

/** The numbers by slug. */
export type Orders = ReadonlyMap<string, number>;

/**
 * The rows in which visitors see the entries of a folder, by page; rows of one are left out. The page is empty where the
 * entries are one row.
 */
export function rowsOf(
  folder: string,
  orders: Orders,
  listedOn: Readonly<Record<string, readonly string[]>>,
): [page: string, row: string[]][] {
  const sorted = [...orders].sort(([a, x], [b, y]) => x - y || a.localeCompare(b)).map(([slug]) => slug);
  const rows = new Map<string, string[]>();
  for (const slug of sorted)
    for (const page of listedOn[`${folder}/${slug}`] ?? [""])
      rows.set(page, [...(rows.get(page) ?? []), slug]);
  return [...rows].filter(([, row]) => row.length > 1).sort(([a], [b]) => a.localeCompare(b));
}

/** A list with one of its items at another place. */
export function movedItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The numbers with an entry of a row moved: as few of them change as can be. */
export function movedInRow(orders: Orders, row: readonly string[], from: number, to: number): Orders {
  const moved = movedItem(row, from, to);
  const numbers = row.map((slug) => orders.get(slug) ?? 0);
  const distinct = new Set(numbers).size === row.length;
  return new Map([
    ...orders,
    ...moved.map((slug, at) => [slug, distinct ? (numbers[at] ?? 0) : at + 1] as const),
  ]);
}
