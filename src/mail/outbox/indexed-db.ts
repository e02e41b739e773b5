import { afterTimeout, STORAGE_COOL_DOWN, STORAGE_TIMEOUT } from "../timing.ts";
import type { Disk } from "./message-store.ts";

/** The database's name, and its only store's. `load-outbox.ts` looks for it. */
const NAME = "outbox";

/**
 * Stores messages in IndexedDB. Every use opens and closes the database, so that pages in the back-forward cache do not
 * keep it open. One that takes too long fails, though it may still happen; for a few seconds all others fail at once.
 */
export function createDisk(): Disk {
  let slowUntil = 0;
  return (work) =>
    new Promise((resolve, reject) => {
      // Without locks, pages could not take turns with what is stored.
      if (!("locks" in navigator) || performance.now() < slowUntil) throw new Error("no disk");
      const cancel = afterTimeout(STORAGE_TIMEOUT, () => {
        slowUntil = performance.now() + STORAGE_COOL_DOWN;
        reject(new Error("slow"));
      });
      void transact(work).then(resolve, reject).finally(cancel);
    });
}

/** Does the work in one transaction; resolves with the records once that is committed. */
async function transact(work: Parameters<Disk>[0]): Promise<readonly unknown[]> {
  // No version: a newer site may have raised it, and it keeps the store that this one needs.
  const opening = indexedDB.open(NAME);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(NAME, { keyPath: "id" }));
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(NAME, work ? "readwrite" : "readonly", { durability: "strict" });
    const store = transaction.objectStore(NAME);
    const records: unknown[] = await resultOf(store.getAll());
    const change = work?.(records);
    if (change && "put" in change) store.put(change.put);
    else if (change) store.delete(change.erase);
    // Commit at once, so that nothing is lost if the tab closes.
    transaction.commit();
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
    return records;
  } finally {
    database.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
