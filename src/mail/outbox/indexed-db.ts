// oxlint-disable unicorn/prefer-add-event-listener -- each request here has one listener, and less to weigh
import { locked } from "./locks.ts";
import type { Change, StorageAdapter } from "./platform.ts";
import { withTimeout } from "./storage-timeout.ts";

/** The database's name. `boot.ts` looks for it, so it exists only while it holds a message. */
const NAME = "outbox";
const LOCK = "outbox-disk";

/**
 * Messages in IndexedDB. Every use opens and closes the database, so that no page in the back-forward cache holds it.
 * Every use shares a lock that only the deletion takes for itself, so that nothing is written into a database about to
 * be deleted.
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

/** Does not queue for the lock: if the page were put to sleep then, all others would wait. */
async function deleteIfEmpty(signal: AbortSignal, blocked: () => void): Promise<boolean> {
  let isDeleted = false;
  await navigator.locks?.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    let count = 1;
    await transact("readonly", (records) => void (count = records.length), signal);
    // After a timeout, this page may have been asleep while others were at work.
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
  // Without a version: a newer site may have raised it, and keeps what this one needs.
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
          // It is finished, or being committed.
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
          // Committed at once: a tab that is closed in the next moment loses nothing.
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
