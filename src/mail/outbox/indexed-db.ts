// oxlint-disable unicorn/prefer-add-event-listener -- each request has one listener, and this is smaller
import { afterTimeout } from "../timeout.ts";
import { STORAGE_COOL_DOWN, STORAGE_TIMEOUT } from "../timing.ts";
import type { Disk } from "./message-store.ts";

/** The database's name, and its only store's. `load-outbox.ts` looks for it. */
const NAME = "outbox";

/**
 * Stores messages in IndexedDB. Every use opens and closes the database, so that pages in the back-forward cache do not
 * keep it open. One that takes too long is aborted and fails, and for a few seconds all others fail at once.
 */
export function createDisk(): Disk {
  let slowUntil = 0;

  async function inTime<T>(use: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (performance.now() < slowUntil) throw new Error("slow");
    const abort = new AbortController();
    let cancel = (): void => undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      cancel = afterTimeout(STORAGE_TIMEOUT, () => {
        slowUntil = performance.now() + STORAGE_COOL_DOWN;
        abort.abort();
        reject(new Error("slow"));
      });
    });
    try {
      return await Promise.race([use(abort.signal), tooLate]);
    } finally {
      cancel();
    }
  }

  return {
    read: () => inTime((signal) => transact("readonly", () => undefined, signal)),
    update: async (work) => void (await inTime((signal) => transact("readwrite", work, signal))),
  };
}

/** Reads all records and writes the change that `work` returns; resolves with the records once that is committed. */
async function transact(
  mode: IDBTransactionMode,
  work: Parameters<Disk["update"]>[0],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      signal.throwIfAborted();
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
      const records: IDBRequest<unknown[]> = store.getAll();
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
      transaction.oncomplete = () => resolve(records.result);
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // No version: a newer site may have raised it, and it keeps the store that this one needs.
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: "id" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error("refused"));
  });
}
