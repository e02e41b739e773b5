/** Notes beside the disk, each the id of a message that is over. */
export interface Marks {
  has(id: string): boolean;
  add(id: string): void;
  delete(id: string): void;
}

const KEY = "outbox-over-";

/**
 * In `localStorage`, which may still take an id where the database takes nothing. One key for each message, set once:
 * pages cannot overwrite each other's. Where there is no such storage, nothing is noted.
 */
export const marks: Marks = {
  has: (id) => noted(() => localStorage.getItem(KEY + id)) === "",
  add: (id) => noted(() => localStorage.setItem(KEY + id, "")),
  delete: (id) => noted(() => localStorage.removeItem(KEY + id)),
};

function noted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
