/** The ids of messages that are sent or erased, though the disk could not take that. */
export interface Tombstones {
  has(id: string): boolean;
  add(id: string): void;
  delete(id: string): void;
}

const KEY = "outbox-over-";

/** In `localStorage`, one key a message, so that pages cannot overwrite each other's. Does nothing where it is blocked. */
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
