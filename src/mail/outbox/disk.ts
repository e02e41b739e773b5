// oxlint-disable unicorn/prefer-add-event-listener -- each request here has one listener, and less to weigh
import { locked } from "./locks.ts";
import { patient } from "./patience.ts";
import type { Change, Disk } from "./world.ts";

/** The database's name. `boot.ts` looks for it, so it exists only while something is kept. */
const NAME = "outbox";
const LOCK = "outbox-disk";

/**
 * Messages in IndexedDB, the one store of a browser that is safe between tabs. Every use opens the database and
 * closes it again, so that no page holds it while it sleeps in the back-forward cache; every use shares a lock
 * which only `forget` takes for itself, so that no message can be written into a database about to be deleted.
 */
export function createDisk(): Disk {
  return patient({ read, update, forget }, (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  });
}

async function read(late: AbortSignal): Promise<readonly unknown[]> {
  let found: readonly unknown[] = [];
  await locked(LOCK, "shared", () => transact("readonly", (kept) => void (found = kept), late));
  return found;
}

function update(work: Work, late: AbortSignal): Promise<void> {
  return locked(LOCK, "shared", () => transact("readwrite", work, late));
}

/**
 * Deletes the database if nothing is in it, and tells whether it is gone. It does not queue for the lock: a page put
 * to sleep there would have all others wait.
 */
async function forget(late: AbortSignal, blocked: () => void): Promise<boolean> {
  let isGone = false;
  await navigator.locks?.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    let kept = 1;
    await transact("readonly", (records) => void (kept = records.length), late);
    // Whoever was not called in time may have been asleep, and others at work.
    if (kept > 0 || late.aborted) return;
    const deleting = indexedDB.deleteDatabase(NAME);
    deleting.onblocked = blocked;
    await done(deleting);
    isGone = true;
  });
  return isGone;
}

type Work = (kept: readonly unknown[]) => Change | undefined | void;

/** Reads all records and writes what `work` makes of them; resolves once that is committed. */
async function transact(mode: IDBTransactionMode, work: Work, late: AbortSignal): Promise<void> {
  late.throwIfAborted();
  // Whatever version there is: one that is newer may have more in it, and keeps what this one needs.
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: "id" });
  const database = await done(opening);
  database.onversionchange = () => database.close();
  try {
    late.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(NAME, mode, { durability: "strict" });
      const abort = (): void => {
        try {
          transaction.abort();
        } catch {
          // It is over, or being committed.
        }
      };
      late.addEventListener("abort", abort);
      const store = transaction.objectStore(NAME);
      const records = store.getAll();
      records.onsuccess = () => {
        try {
          const change = work(records.result);
          if (!change) return;
          if ("put" in change) store.put(change.put);
          else store.delete(change.erase);
          // Committed here and now: a tab killed in the next moment loses nothing.
          transaction.commit();
        } catch {
          abort();
        }
      };
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  } finally {
    database.close();
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}
