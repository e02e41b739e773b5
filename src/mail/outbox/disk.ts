// oxlint-disable unicorn/prefer-add-event-listener -- each request here has one listener, and less to weigh
import type { Entry } from "./entry.ts";
import { locked } from "./locks.ts";
import type { Change, Disk } from "./world.ts";

/** The database's name. `boot.ts` looks for it, so it exists only while something is kept. */
const NAME = "outbox";
const LOCK = "outbox-disk";
/** A storage that does not open in this time (ms) is as good as blocked. */
const PATIENCE = 3000;

/**
 * Messages in IndexedDB, the one store of a browser that is safe between tabs. Every use opens the database and
 * closes it again, so that no page holds it while it sleeps in the back-forward cache; every use shares a lock
 * which only `forget` takes for itself, so that no message can be written into a database about to be deleted.
 */
export function createDisk(): Disk {
  return {
    update: (work) => locked(LOCK, "shared", () => transact(work)),

    forget,
  };
}

/**
 * Deletes the database if nothing is in it, and tells whether it is gone. It does not queue for the lock: a page put
 * to sleep there would have all others wait.
 */
async function forget(): Promise<boolean> {
  let kept = 1;
  await navigator.locks?.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await transact((entries) => void (kept = entries.length));
    if (kept === 0) await done(indexedDB.deleteDatabase(NAME));
  });
  return kept === 0;
}

/** Reads all entries and writes what `work` makes of them; resolves once that is committed. */
async function transact(work: (kept: readonly Entry[]) => Change | undefined): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(NAME, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(NAME);
      const entries = store.getAll();
      entries.onsuccess = () => {
        try {
          const change = work(entries.result as Entry[]);
          if (!change) return;
          if ("put" in change) store.put(change.put);
          else store.delete(change.erase);
          // Committed here and now: a tab killed in the next moment loses nothing.
          transaction.commit();
        } catch {
          transaction.abort();
        }
      };
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    const timer = setTimeout(() => {
      opening.onsuccess = () => opening.result.close();
      reject(new Error("storage does not open"));
    }, PATIENCE);
    opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: "id" });
    done(opening)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}
