// oxlint-disable unicorn/prefer-add-event-listener -- each request has one listener, and this is smaller
import { locked } from "./locks.ts";
import type { Change, StorageAdapter } from "./platform.ts";
import { withTimeout } from "./storage-timeout.ts";

/** The database's name. `boot.ts` looks for it, so it exists only while it contains a message. */
const NAME = "outbox";
const LOCK = "outbox-disk";

/**
 * Stores messages in IndexedDB. Every use opens and closes the database, so that pages in the back-forward cache do not
 * keep it open. Every use shares a lock that deletion takes exclusively, so that nothing is written to a database about
 * to be deleted.
 */
export function createIndexedDbAdapter(): StorageAdapter {
  return withTimeout({ read, update, deleteIfEmpty }, (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  });
}

async function read(signal: AbortSignal): Promise<readonly unknown[]> {
  let found: readonly unknown[] = [];
  await locked(LOCK, "shared", () => transact("readonly", (records) => void (found = records), signal));
  return found;
}

function update(work: Work, signal: AbortSignal): Promise<void> {
  return locked(LOCK, "shared", () => transact("readwrite", work, signal));
}

/** Does not queue for the lock: if the page were suspended while waiting, all others would wait too. */
async function deleteIfEmpty(signal: AbortSignal, blocked: () => void): Promise<boolean> {
  let isDeleted = false;
  await navigator.locks?.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    let count = 1;
    await transact("readonly", (records) => void (count = records.length), signal);
    // After a timeout, this page may have been suspended while others changed the database.
    if (count > 0 || signal.aborted) return;
    const deleting = indexedDB.deleteDatabase(NAME);
    deleting.onblocked = blocked;
    await done(deleting);
    isDeleted = true;
  });
  return isDeleted;
}

type Work = (records: readonly unknown[]) => Change | undefined | void;

/** Reads all records and writes the change that `work` returns; resolves once that is committed. */
async function transact(mode: IDBTransactionMode, work: Work, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  // No version: a newer site may have raised it, and it keeps the store that this one needs.
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: "id" });
  const database = await done(opening);
  database.onversionchange = () => database.close();
  try {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(NAME, mode, { durability: "strict" });
      const abort = (): void => {
        try {
          transaction.abort();
        } catch {
          // It has finished or is being committed.
        }
      };
      signal.addEventListener("abort", abort);
      const store = transaction.objectStore(NAME);
      const records = store.getAll();
      records.onsuccess = () => {
        try {
          const change = work(records.result);
          if (!change) return;
          if ("put" in change) store.put(change.put);
          else store.delete(change.erase);
          // Commit at once, so that nothing is lost if the tab closes.
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
