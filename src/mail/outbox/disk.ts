import { openDB, deleteDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import type { Entry } from "./entry.ts";
import type { Disk } from "./world.ts";

interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
}
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, ["entries"], Mode>;

/** The database's name. `boot.ts` looks for it, so it exists only while something is kept. */
export const DATABASE = "outbox";
/** A storage that does not open in this time (ms) is as good as blocked. */
const PATIENCE = 3000;

/**
 * Messages in IndexedDB. Every use opens the database and closes it again, so that no page holds it while it
 * sleeps in the back-forward cache; every use shares a lock which only `forget` takes for itself, so that no
 * message can be written into a database about to be deleted.
 */
export function createDisk(): Disk {
  return {
    read: () => use("readonly", (transaction) => transaction.store.getAll()),

    update: (work) =>
      use("readwrite", async (transaction) => {
        const change = work(await transaction.store.getAll());
        if (!change) return;
        const { store } = transaction;
        const written: Promise<unknown> =
          "put" in change ? store.put(change.put) : store.delete(change.erase);
        // Committed here and now: a tab killed in the next moment loses nothing.
        transaction.commit();
        await written;
      }),

    async forget() {
      if (typeof navigator === "undefined" || !navigator.locks) return;
      await navigator.locks.request(DATABASE + "-disk", { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        const database = await open();
        const kept = await database.count("entries").finally(() => database.close());
        if (kept === 0) await deleteDB(DATABASE);
      });
    },
  };
}

async function use<Mode extends IDBTransactionMode, T>(
  mode: Mode,
  work: (transaction: Transaction<Mode>) => Promise<T>,
): Promise<T> {
  return sharing(async () => {
    const database = await open();
    try {
      const transaction = database.transaction("entries", mode, { durability: "strict" });
      const [result] = await Promise.all([work(transaction), transaction.done]);
      return result;
    } finally {
      database.close();
    }
  });
}

/** Holds the database's lock with any number of others; goes without where there are no locks. */
async function sharing<T>(work: () => Promise<T>): Promise<T> {
  let begun = false;
  const once = (): Promise<T> => {
    begun = true;
    return work();
  };
  if (typeof navigator === "undefined" || !navigator.locks) return once();
  try {
    return await navigator.locks.request(DATABASE + "-disk", { mode: "shared" }, once);
  } catch (error) {
    // A browser that blocks storage refuses locks too.
    if (begun) throw error;
    return once();
  }
}

async function open(): Promise<IDBPDatabase<Schema>> {
  let late = false;
  const opening = openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore("entries", { keyPath: "id" }),
    blocking: (_from, _to, event) => (event.target as IDBDatabase | null)?.close(),
  });
  void opening.then(
    (database) => late && database.close(),
    () => undefined,
  );
  return await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late = true;
      reject(new Error("The browser's storage does not open"));
    }, PATIENCE);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
