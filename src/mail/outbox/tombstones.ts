/** The ids of messages that are sent or erased while the disk could not record it. */
export interface Tombstones {
  has(id: string): boolean;
  add(id: string): void;
  delete(id: string): void;
}

const KEY = "outbox-over-";

/**
 * Stored in `localStorage` with one key per message, so that pages do not overwrite each other's. Does nothing if it is
 * blocked.
 */
export const tombstones: Tombstones = {
  has: (id) => attempted(() => localStorage.getItem(KEY + id)) === "",
  add: (id) => attempted(() => localStorage.setItem(KEY + id, "")),
  delete: (id) => attempted(() => localStorage.removeItem(KEY + id)),
};

function attempted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
