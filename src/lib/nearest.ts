/** The name that somebody meant. */

/** The one of some names that is most like another; undefined if none is like it. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const lowercase = name.toLowerCase();
  const distances = names.map((other) => ({ other, distance: editDistance(lowercase, other) }));
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= name.length / 3 ? nearest.other : undefined;
}

/** Names, those that are most like another first. */
export function byNearness(name: string, names: readonly string[]): string[] {
  const lowercase = name.toLowerCase();
  const distanceOf = (other: string) => editDistance(lowercase, other.toLowerCase());
  const distances = new Map(names.map((other) => [other, distanceOf(other)]));
  return names.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** How many letters have to be put in, taken out or replaced to make one text of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
